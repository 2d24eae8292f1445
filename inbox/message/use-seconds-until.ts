import { useEffect, useState } from 'react';
import { deskTime } from '../api.ts';

/** Seconds until a time of the desk, counted down to 0; at most 59. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(deskTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(deskTime()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.min(Math.max(Math.ceil((time - now) / 1000), 0), 59);
}

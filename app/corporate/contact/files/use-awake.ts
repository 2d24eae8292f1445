import { useEffect } from 'react';

/** Keeps the screen on: a phone that locks cuts the connection. The browser may refuse. */
export function useAwake(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const ask = () => {
      // A page that is hidden has lost its lock.
      if (document.visibilityState === 'hidden') return;
      lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((granted) => granted?.release());
    };
  }, [isNeeded]);
}

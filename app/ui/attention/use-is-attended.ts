import { type RefObject, useEffect, useState } from 'react';

/** Whether a visitor is busy with `frame` (pointer over it, focus within), or cannot see it (hidden tab). */
export function useIsAttended(frame: RefObject<HTMLElement | null>): boolean {
  const [attended, setAttended] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () =>
      setAttended(
        document.hidden ||
          element.matches(':hover') ||
          element.querySelector(':focus-visible') !== null,
      );
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    // Focus has not arrived yet while `focusout` is told.
    const soon = () => queueMicrotask(look);
    for (const event of events) element.addEventListener(event, soon);
    document.addEventListener('visibilitychange', soon);
    look();
    return () => {
      for (const event of events) element.removeEventListener(event, soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [frame]);

  return attended;
}

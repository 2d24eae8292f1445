import { useEffect, useRef, useState } from 'react';

/** Spec 9: milliseconds before the 404 page goes back one step. */
const RETURN_AFTER = 2500;

type ReturnState = 'staying' | 'returning' | 'stopped';

const ACTIVITY = [
  'click',
  'focusin',
  'keydown',
  'pointerdown',
  'pointermove',
  'popstate',
  'wheel',
] as const;

/**
 * Calls `goBack` after a while if the previous page belongs to this site. Any key, pointer or focus
 * movement stops it (WCAG 2.2.1), as do `stop`, a click by assistive technology, and a history step,
 * during which this page stays mounted until the next one has loaded.
 */
export function useReturn(goBack: () => void): { state: ReturnState; stop: () => void } {
  const [state, setState] = useState<ReturnState>('staying');
  const latest = useRef(goBack);
  latest.current = goBack;

  useEffect(() => {
    if (cameFromHere()) setState('returning');
  }, []);

  useEffect(() => {
    if (state !== 'returning') return;
    const timer = setTimeout(() => latest.current(), RETURN_AFTER);
    const halt = () => setState('stopped');
    for (const event of ACTIVITY) window.addEventListener(event, halt, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY) window.removeEventListener(event, halt);
    };
  }, [state]);

  return { state, stop: () => setState('stopped') };
}

/** Whether the previous page belongs to this site: one of this document, or its referrer. */
function cameFromHere(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number };
  if (idx !== undefined && idx > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

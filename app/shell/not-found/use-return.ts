import { useEffect, useRef, useState } from 'react';

/** Spec 9: milliseconds before the 404 page goes back one step. */
const RETURN_AFTER = 2500;

type ReturnState = 'staying' | 'returning' | 'stopped';

const SIGNS_OF_LIFE = [
  'click',
  'focusin',
  'keydown',
  'pointerdown',
  'pointermove',
  'popstate',
  'wheel',
] as const;

/**
 * Counts down to `goBack` where there is a page of ours to go back to. Any key, pointer or focus
 * movement stops it (WCAG 2.2.1), as does `stop`. So does a click made by assistive technology and
 * a step through the history: both leave this page mounted until the next one has loaded.
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
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, halt, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, halt);
    };
  }, [state]);

  return { state, stop: () => setState('stopped') };
}

/** Whether the step back leads to a page of this site: one shown in this document, or the referrer. */
function cameFromHere(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number };
  if (idx !== undefined && idx > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

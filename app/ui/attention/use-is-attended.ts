import { type RefObject, useEffect, useState } from 'react';

const SIGNS = [
  'pointerenter',
  'pointerleave',
  'touchstart',
  'touchend',
  'touchcancel',
  'focusin',
  'focusout',
] as const;

/**
 * Whether the visitor uses `frame` (pointer or finger on it, focus within) or cannot see it (hidden
 * tab, out of view). Touches are tracked, because browsers keep `:hover` after a touch.
 */
export function useIsAttended(frame: RefObject<HTMLElement | null>): boolean {
  const [attended, setAttended] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isOver = matchMedia('(hover: hover)').matches && element.matches(':hover');
    let isTouched = false;
    let isInView = true;
    const look = () => {
      const isSeen = isInView && !document.hidden;
      const isFocused = element.querySelector(':focus-visible') !== null;
      setAttended(!isSeen || isOver || isTouched || isFocused);
    };
    const follow = (event: Event) => {
      const { type } = event;
      if (type.startsWith('touch')) isTouched = (event as TouchEvent).touches.length > 0;
      if (type.startsWith('pointer')) {
        isOver = type === 'pointerenter' && (event as PointerEvent).pointerType !== 'touch';
      }
      // During `focusout` the new element does not have the focus yet.
      queueMicrotask(look);
    };
    const end = new AbortController();
    const options = { signal: end.signal, passive: true };
    for (const type of SIGNS) element.addEventListener(type, follow, options);
    document.addEventListener('visibilitychange', follow, options);
    const view = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      look();
    });
    view.observe(element);
    look();
    return () => {
      view.disconnect();
      end.abort();
    };
  }, [frame]);

  return attended;
}

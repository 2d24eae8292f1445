import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusSection, sectionOfHash } from './section-focus.ts';

/**
 * After a navigation, focuses the page's title or the section named by the hash: a screen reader
 * announces it, and the next Tab continues from there. Does not scroll.
 */
export function useArrivalFocus(): void {
  const { key, pathname, hash } = useLocation();
  const before = useRef({ key, pathname });
  useEffect(() => {
    const last = before.current;
    if (key === last.key) return;
    before.current = { key, pathname };
    const title = pathname === last.pathname ? null : document.querySelector<HTMLElement>('h1');
    const arrival = sectionOfHash(hash) ?? title;
    if (arrival) focusSection(arrival);
  }, [key, pathname, hash]);
}

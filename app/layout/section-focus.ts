import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to a section without scrolling, so that the next Tab continues from there. */
export function focusSection(section: HTMLElement): void {
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** The element with the id in a URL's hash; null if there is none or the hash is malformed. */
export function sectionOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

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

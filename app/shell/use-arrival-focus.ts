import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusSection } from './focus-section.ts';
import { sectionOfHash } from './section-of-hash.ts';

/**
 * After a change of page the focus goes to its title, or to the section the address names, as if
 * the browser had loaded a document: a screen reader says where its user has come, and the next Tab
 * goes on from there. Where the page is scrolled to is not for this to decide.
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

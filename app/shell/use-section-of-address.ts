import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whileSectionsMove } from '#app/ui/accordion/while-sections-move.ts';
import { sectionOfHash } from './section-of-hash.ts';

/**
 * Opens the closed section that the address names or lies in. Browsers do so by themselves for what
 * a section holds, where they know how; not for the section itself, nor when the router brings a
 * visitor here. Done before the scrolling and the focus, which find nothing in a closed one.
 */
export function useSectionOfAddress(): void {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const page = useRef<string>(undefined);
  const entries = useRef(new Set<string>());
  useLayoutEffect(() => {
    const before = page.current;
    page.current = location.pathname;
    const isReturn = before !== location.pathname || entries.current.has(location.key);
    entries.current.add(location.key);
    // A browser has scrolled at load, unless all was hidden; back and forward have a place of their own.
    const isPlaced = before === undefined ? scrollY > 0 : isTraversal && isReturn;
    openSection(location.hash, !isPlaced);
  }, [location, isTraversal]);

  // Followed for the second time, a link does not change the address.
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === window.location.href) openSection(link.hash, true);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function openSection(hash: string, scrolls: boolean): void {
  const target = sectionOfHash(hash);
  const section = target?.closest('details');
  if (!target || !section) return;
  // What has only begun to open takes no focus.
  section.dataset.atOnce = '';
  section.open = true;
  if (!scrolls) return;
  const show = () => target.scrollIntoView({ behavior: 'instant' });
  queueMicrotask(() => whileSectionsMove(section, show));
}

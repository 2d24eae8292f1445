import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whileSectionsMove } from '#app/ui/accordion/while-sections-move.ts';
import { sectionOfHash } from './section-focus.ts';
import { lastScrollY } from './use-scrolled-past.ts';

/**
 * Opens the closed section that is, contains or folds the target of the URL's hash. Browsers do so only
 * for content within a section, and not on client navigation. Runs before scrolling and focusing,
 * which need an open section.
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
    // The browser has scrolled on load unless the target was hidden; back and forward restore a position.
    const isScrolled = before === undefined ? lastScrollY() > 0 : isTraversal && isReturn;
    openSection(location.hash, !isScrolled);
  }, [location, isTraversal]);

  // A link that is followed again does not change the URL.
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
  const section =
    target?.closest('details') ??
    target?.querySelector<HTMLDetailsElement>('details[data-fold=""]');
  if (!target || !section) return;
  // Without animation: a section that is still opening cannot take the focus.
  section.dataset.atOnce = '';
  let closed: HTMLDetailsElement | null | undefined = section;
  for (; closed; closed = closed.parentElement?.closest('details')) closed.open = true;
  if (!scrolls) return;
  const show = () => target.scrollIntoView({ behavior: 'instant' });
  queueMicrotask(() => whileSectionsMove(section, show));
}

import { whileSectionsMove } from '#app/ui/accordion/while-sections-move.ts';

/**
 * Opens the closed section that is, or folds, the target of the URL's hash. Browsers do so only for content within a
 * section.
 */
export function openSectionOfAddress(): void {
  // On back and forward the browser restores a position itself.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  open(location.hash, load?.type === 'navigate');
  addEventListener('hashchange', () => open(location.hash, true));
  // A link that is followed again does not change the URL.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link && link.href === location.href) open(link.hash, true);
  });
}

function open(hash: string, scrolls: boolean): void {
  const target = sectionOfHash(hash);
  const section =
    target?.closest('details') ??
    target?.querySelector<HTMLDetailsElement>('details[data-fold=""]');
  if (!target || !section || section.open) return;
  // Without animation: a section that is still opening cannot take the focus.
  section.dataset.atOnce = '';
  let closed: HTMLDetailsElement | null | undefined = section;
  for (; closed; closed = closed.parentElement?.closest('details')) closed.open = true;
  if (scrolls) whileSectionsMove(section, () => target.scrollIntoView({ behavior: 'instant' }));
}

/** The element with the id in a URL's hash; null if there is none or the hash is malformed. */
function sectionOfHash(hash: string): HTMLElement | null {
  // Firefox warns of an empty id.
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

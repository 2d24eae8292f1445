/** What this module stores in the state of the history entry. */
interface Kept {
  /** Which of the page's sections were open, in document order. */
  sections?: boolean[];
  /** Scroll position at which the visitor left, in CSS px. */
  place?: number;
}

/**
 * Reopens the sections that were open when the visitor left or reloaded the page. Browsers restore fields and scroll
 * position by themselves, but may do so while these sections are still closed, so the position is restored again.
 */
export function keepSections(): void {
  const { sections: kept, place } = (history.state ?? {}) as Kept;
  if (kept) {
    const { style } = document.documentElement;
    // Firefox's scroll anchoring adds the height of reopened sections to the restored position.
    style.overflowAnchor = 'none';
    for (const [index, section] of sectionsOfPage().entries()) {
      section.open = kept[index] ?? section.open;
    }
    if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });
    style.overflowAnchor = '';
  }
  const keep = (part: Kept) => history.replaceState({ ...history.state, ...part }, '');
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const sections = sectionsOfPage();
      if (!sections.includes(target as HTMLDetailsElement)) return;
      keep({ sections: sections.map(({ open }) => open) });
    },
    { capture: true },
  );
  addEventListener('pagehide', () => {
    // The query may hide entries, among them the one by which Chromium finds its way back.
    if ((history.state as Kept | null)?.sections || location.search) keep({ place: scrollY });
  });
}

/** Scroll position of the visitor who comes back to this document, undefined for one who arrives. */
export function keptPlace(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const hasReturned = navigation?.type !== 'navigate';
  return hasReturned ? (history.state as Kept | null)?.place : undefined;
}

/** Looked up anew each time: an island may have been made anew. */
function sectionsOfPage(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

/** What this module stores in the state of the history entry. */
interface Kept {
  /** Which of the page's sections were open, in document order. */
  sections?: boolean[];
}

/**
 * Reopens the sections that were open when the visitor left or reloaded the page: browsers restore fields and the
 * scroll position by themselves, which is another one while the sections above are closed.
 */
export function keepSections(): void {
  const { sections: kept } = (history.state ?? {}) as Kept;
  for (const [index, section] of sectionsOfPage().entries()) {
    section.open = kept?.[index] ?? section.open;
  }
  const keep = ({ target }: Event) => {
    const sections = sectionsOfPage();
    if (!sections.includes(target as HTMLDetailsElement)) return;
    history.replaceState({ ...history.state, sections: sections.map(({ open }) => open) }, '');
  };
  document.addEventListener('toggle', keep, { capture: true });
}

/** Read each time, since islands may be made anew. */
function sectionsOfPage(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

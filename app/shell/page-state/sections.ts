/** Reads which sections of the page are open. */
export function readSections(): boolean[] {
  return sections().map(({ open }) => open);
}

/** Opens and closes them so; a page that has other sections by now stays as it is. */
export function restoreSections(kept: readonly boolean[]): void {
  const all = sections();
  if (all.length !== kept.length) return;
  for (const [place, section] of all.entries()) {
    if (section.open === kept[place]) continue;
    // What has only begun to open has no height yet to scroll in.
    section.dataset.atOnce = '';
    section.open = !section.open;
  }
}

function sections(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('#content details')];
}

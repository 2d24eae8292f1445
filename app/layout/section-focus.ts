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

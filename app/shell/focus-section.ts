/** Moves the focus to a section, so that the next Tab goes on from there; does not scroll. */
export function focusSection(section: HTMLElement): void {
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

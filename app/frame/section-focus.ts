/** Moves the focus to a section without scrolling, so that the next Tab continues from there. */
export function focusSection(section: HTMLElement): void {
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

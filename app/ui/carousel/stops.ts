/** Half a pixel: layouts round. */
const SLACK = 1;

/**
 * The scroll position of the slide before or after the one that begins at `from` (now, when left
 * out); from the last it leads to the first, and back. Positions count from the start of the text.
 */
export function nextStop(track: HTMLElement, direction: 1 | -1, from = position(track)): number {
  const end = track.scrollWidth - track.clientWidth;
  const stops = [...track.children].map((slide) => Math.min(offset(track, slide), end));
  return direction === 1
    ? (stops.find((stop) => stop > from + SLACK) ?? 0)
    : (stops.findLast((stop) => stop < from - SLACK) ?? end);
}

/** How far the track is scrolled from the start of the text. */
export function position(track: HTMLElement): number {
  return Math.abs(track.scrollLeft);
}

/** How far the start of a slide lies from the start of the track's content. */
function offset(track: HTMLElement, slide: Element): number {
  const [outer, inner] = [track.getBoundingClientRect(), slide.getBoundingClientRect()];
  return isRightToLeft(track)
    ? outer.right - inner.right + position(track)
    : inner.left - outer.left + position(track);
}

/** Whether text, and so the row of slides, runs from right to left. */
export function isRightToLeft(track: HTMLElement): boolean {
  return getComputedStyle(track).direction === 'rtl';
}

/** Measurements of a row of slides of equal width. */
export interface Row {
  /** Number of slides. */
  length: number;
  /** Distance between the starts of neighbouring slides, in pixels. */
  pitch: number;
  /** Number of visible slides. */
  shown: number;
}

/** Measures the slides of a track. */
export function rowOf(track: HTMLElement): Row {
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const pitch = (track.firstElementChild?.getBoundingClientRect().width ?? 0) + gap;
  const shown = Math.round((track.clientWidth + gap) / pitch);
  return { length: track.childElementCount, pitch, shown };
}

/** Scroll position of the track from its inline start. */
export function position(track: HTMLElement): number {
  return Math.abs(track.scrollLeft);
}

/** Scrolls instantly to a position from the inline start. */
export function jump(track: HTMLElement, to: number): void {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: sign * to, behavior: 'instant' });
}

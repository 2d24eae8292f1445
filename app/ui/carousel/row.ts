/** A row of slides of one width, measured. */
export interface Row {
  /** How many slides it has. */
  length: number;
  /** Pixels from the start of one slide to the start of the next. */
  pitch: number;
  /** How many are side by side. */
  shown: number;
}

/** Measures the slides of a track. */
export function rowOf(track: HTMLElement): Row {
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const pitch = (track.firstElementChild?.getBoundingClientRect().width ?? 0) + gap;
  const shown = Math.round((track.clientWidth + gap) / pitch);
  return { length: track.childElementCount, pitch, shown };
}

/** How far the track is scrolled from the start of the text. */
export function position(track: HTMLElement): number {
  return Math.abs(track.scrollLeft);
}

/** Scrolls there, counted from the start of the text, without a movement. */
export function jump(track: HTMLElement, to: number): void {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: sign * to, behavior: 'instant' });
}

import { jump, position, type Row, rowOf } from './row.ts';

/** Tolerance for rounded layouts, as a fraction of a slide. */
const SLACK = 0.02;

/**
 * Prepares a step of an endless row: moves the first slides behind the last where the view passes
 * the end, and after a whole round jumps back to the beginning, which looks the same.
 *
 * @param going index of the slide that the row is moving to, beyond the end if need be
 * @returns index of the slide to move to; undefined if there are too few slides or presses follow
 *   too quickly
 */
export function nextGoal(
  track: HTMLElement,
  direction: 1 | -1,
  going: number | undefined,
): number | undefined {
  const row = rowOf(track);
  let at = position(track) / row.pitch;
  let goal = (going ?? Math.round(at)) + direction;
  const round = goal < 0 ? row.length : at >= row.length - SLACK ? -row.length : 0;
  goal += round;
  delete track.dataset.held;
  if (!showsOnce(row, Math.min(at + round, goal), Math.max(at + round, goal))) return undefined;
  at += round;
  putBehind(track, row, Math.max(at, goal));
  if (round !== 0) jump(track, at * row.pitch);
  return goal;
}

/** Normalises a resting row: restarts it after a round, and keeps one extra slide for touch scrolling. */
export function settle(track: HTMLElement): void {
  const row = rowOf(track);
  const at = position(track) / row.pitch;
  const rest = at >= row.length - SLACK ? at - row.length : at;
  putBehind(track, row, rest + 1);
  if (rest !== at) jump(track, rest * row.pitch);
}

/** Whether no slide would be needed at both ends during the movement. */
function showsOnce({ length, shown }: Row, from: number, to: number): boolean {
  return Math.ceil(to - SLACK) + shown - Math.floor(from + SLACK) <= length;
}

/** Moves the first slides behind the last as far as they are visible at position `at`. */
function putBehind(track: HTMLElement, { length, shown }: Row, at: number): void {
  const count = length > shown ? Math.ceil(at - SLACK) + shown - length : 0;
  track.style.setProperty('--slides', String(length));
  for (const [index, slide] of [...track.children].entries()) {
    slide.toggleAttribute('data-behind', index < count);
  }
}

import { jump, position, type Row, rowOf } from './row.ts';

/** Of a slide: layouts round. */
const SLACK = 0.02;

/**
 * An endless row: the first slides are put behind the last where the view runs over the end, and once
 * a whole round is done the row is back at its beginning, which looks the same.
 *
 * @param going the slide the row is on its way to, counted on over the end; none when it rests
 * @returns the slide to go to, or nothing where there is no room: too few slides, or presses outrun it
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

/** Where the row rests it begins anew after a round, and has one slide more than is seen, for a finger. */
export function settle(track: HTMLElement): void {
  const row = rowOf(track);
  const at = position(track) / row.pitch;
  const rest = at >= row.length - SLACK ? at - row.length : at;
  putBehind(track, row, rest + 1);
  if (rest !== at) jump(track, rest * row.pitch);
}

/** Whether no slide would have to stand at both ends while the row moves from one place to another. */
function showsOnce({ length, shown }: Row, from: number, to: number): boolean {
  return Math.ceil(to - SLACK) + shown - Math.floor(from + SLACK) <= length;
}

/** Puts as many of the first slides behind the last as are seen when the row stands at `at`. */
function putBehind(track: HTMLElement, { length, shown }: Row, at: number): void {
  const count = length > shown ? Math.ceil(at - SLACK) + shown - length : 0;
  track.style.setProperty('--slides', String(length));
  for (const [index, slide] of [...track.children].entries()) {
    slide.toggleAttribute('data-behind', index < count);
  }
}

import type { Path, Step } from './path.ts';

type Point = readonly [x: number, y: number];
type Curve = readonly [start: Point, bend: Point, end: Point];

/** Joins runs of quadratic curves into fewer, straying at most `tolerance`. */
export function mergedCurves(path: Path, tolerance: number): Path {
  const steps: Step[] = [];
  let from: Point = [0, 0];
  let run: Curve[] = [];
  let joined: Curve | undefined;
  const finish = () => {
    if (joined) steps.push({ op: 'Q', at: [...joined[1], ...joined[2]] });
    run = [];
    joined = undefined;
  };
  for (const step of path) {
    const [a = 0, b = 0, c = 0, d = 0] = step.at;
    if (step.op === 'Q') {
      const next: Curve = [from, [a, b], [c, d]];
      const wider: Curve | undefined = joined && spanning(joined, next);
      if (wider && [...run, next].every((curve) => follows(curve, wider, tolerance))) {
        run.push(next);
        joined = wider;
      } else {
        finish();
        run = [next];
        joined = next;
      }
      from = [c, d];
      continue;
    }
    finish();
    steps.push(step);
    if (step.op !== 'Z') from = [step.at.at(-2) ?? 0, step.at.at(-1) ?? 0];
  }
  finish();
  return steps;
}

/** One curve with the first's start and the second's end, tangent at both; none if they part. */
function spanning([start, bend1]: Curve, [, bend2, end]: Curve): Curve | undefined {
  const [ux, uy] = [bend1[0] - start[0], bend1[1] - start[1]];
  const [vx, vy] = [end[0] - bend2[0], end[1] - bend2[1]];
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 1e-9 || ux * vx + uy * vy < 0) return undefined;
  const [wx, wy] = [end[0] - start[0], end[1] - start[1]];
  const along = (wx * vy - wy * vx) / cross;
  const back = (wy * ux - wx * uy) / cross;
  if (along <= 0 || back <= 0) return undefined;
  return [start, [start[0] + ux * along, start[1] + uy * along], end];
}

function at([start, bend, end]: Curve, t: number): Point {
  const u = 1 - t;
  const on = (i: 0 | 1) => u * u * start[i] + 2 * u * t * bend[i] + t * t * end[i];
  return [on(0), on(1)];
}

function follows(curve: Curve, wider: Curve, tolerance: number): boolean {
  return [0.25, 0.5, 0.75, 1].every((t) => {
    const [x, y] = at(curve, t);
    for (let i = 0; i <= 48; i++) {
      const [wx, wy] = at(wider, i / 48);
      const [nx, ny] = at(wider, Math.min(1, (i + 1) / 48));
      const length = Math.hypot(nx - wx, ny - wy) || 1e-9;
      const s = Math.max(
        0,
        Math.min(1, ((x - wx) * (nx - wx) + (y - wy) * (ny - wy)) / length ** 2),
      );
      if (Math.hypot(x - wx - s * (nx - wx), y - wy - s * (ny - wy)) <= tolerance) return true;
    }
    return false;
  });
}

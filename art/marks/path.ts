/** One absolute drawing step; `at` holds 2, 2, 4, 6 or 0 numbers for M, L, Q, C and Z. */
export type Step = { readonly op: 'M' | 'L' | 'Q' | 'C' | 'Z'; readonly at: readonly number[] };

/** An outline to be filled even-odd; y grows downwards. */
export type Path = readonly Step[];

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Scales about the origin, then moves. */
export function placed(path: Path, dx: number, dy: number, scale = 1, scaleY = scale): Path {
  return path.map(({ op, at }) => ({
    op,
    at: at.map((value, i) => (i % 2 === 0 ? value * scale + dx : value * scaleY + dy)),
  }));
}

/** Turns clockwise about (cx, cy). */
export function turned(path: Path, degrees: number, cx = 0, cy = 0): Path {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  return path.map(({ op, at }) => {
    const next: number[] = [];
    for (let i = 0; i < at.length; i += 2) {
      const x = (at[i] ?? 0) - cx;
      const y = (at[i + 1] ?? 0) - cy;
      next.push(cx + x * cos - y * sin, cy + x * sin + y * cos);
    }
    return { op, at: next };
  });
}

/** The outline as polygons, curves cut into short chords. */
export function flattened(path: Path, chords = 8): number[][] {
  const rings: number[][] = [];
  let ring: number[] = [];
  let x = 0;
  let y = 0;
  for (const { op, at } of path) {
    if (op === 'Z') continue;
    if (op === 'M') {
      ring = [];
      rings.push(ring);
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at;
    if (op === 'Q' || op === 'C') {
      for (let i = 1; i <= chords; i++) {
        const t = i / chords;
        const u = 1 - t;
        if (op === 'Q')
          ring.push(u * u * x + 2 * u * t * a + t * t * c, u * u * y + 2 * u * t * b + t * t * d);
        else
          ring.push(
            u ** 3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
            u ** 3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
          );
      }
    } else ring.push(a, b);
    x = at[at.length - 2] ?? 0;
    y = at[at.length - 1] ?? 0;
  }
  return rings;
}

/** Bounds of the ink. */
export function bounds(path: Path): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of flattened(path))
    for (let i = 0; i < ring.length; i += 2) {
      const x = ring[i] ?? 0;
      const y = ring[i + 1] ?? 0;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return box;
}

/** Inked area under the even-odd rule, by scan lines; used to give marks equal weight. */
export function inkArea(path: Path, lines = 300): number {
  const rings = flattened(path);
  const { top, bottom } = bounds(path);
  const step = (bottom - top) / lines;
  let area = 0;
  for (let line = 0; line < lines; line++) {
    const y = top + (line + 0.5) * step;
    const crossings: number[] = [];
    for (const ring of rings)
      for (let i = 0; i < ring.length; i += 2) {
        const j = (i + 2) % ring.length;
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
        if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      }
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2)
      area += ((crossings[i + 1] ?? 0) - (crossings[i] ?? 0)) * step;
  }
  return area;
}

type Point = readonly [x: number, y: number];
type Curve = readonly [start: Point, bend: Point, end: Point];

/** Joins runs of quadratic curves into fewer, which deviate by at most `tolerance`. */
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

/** One curve with the first's start and the second's end, tangent at both; undefined if there is none. */
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

/** Joins numbers with as few separators as the path grammar allows: `1-2 .5.5`. */
function joined(values: readonly number[], decimals: number): string {
  let text = '';
  for (const value of values) {
    const digits = value
      .toFixed(decimals)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '')
      .replace(/^(-?)0\./, '$1.')
      .replace(/^-0$/, '0');
    const bare = digits.startsWith('-') || (digits.startsWith('.') && /\.\d+$/.test(text));
    text += text === '' || bare ? digits : ` ${digits}`;
  }
  return text;
}

/** How far fewer curves may deviate from the outline, in rounding steps. */
const stray = 0.75;

/** How far a control point may deviate to be omitted, in rounding steps. */
const slack = 1.2;

/** The `d` attribute, relative and rounded without drift. */
export function pathData(path: Path, decimals: number): string {
  const grid = 10 ** decimals;
  const drawn = mergedCurves(path, stray / grid);
  const round = (value: number) => Math.round(value * grid) / grid;
  let d = '';
  let last = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let mirror: readonly [number, number] | undefined;
  const put = (letter: string, values: number[]) => {
    const text = joined(values, decimals);
    const again = letter === last && letter !== 'm';
    d += again ? (/^[-]/.test(text) ? text : ` ${text}`) : letter + text;
    last = letter;
  };
  for (const [index, { op, at }] of drawn.entries()) {
    const expected = mirror;
    mirror = undefined;
    if (op === 'Z') {
      d += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const rounded = at.map(round);
    const [endX = 0, endY = 0] = rounded.slice(-2);
    if (op === 'M') {
      put(d === '' ? 'M' : 'm', d === '' ? [endX, endY] : [endX - x, endY - y]);
      [startX, startY] = [endX, endY];
    } else if (op === 'L') {
      const closes = drawn[index + 1]?.op === 'Z' && endX === startX && endY === startY;
      if (closes || (endX === x && endY === y)) continue;
      if (endY === y) put('h', [endX - x]);
      else if (endX === x) put('v', [endY - y]);
      else put('l', [endX - x, endY - y]);
    } else {
      if (rounded.every((value, i) => value === (i % 2 === 0 ? x : y))) continue;
      const [bendX = 0, bendY = 0] = rounded;
      const smooth =
        op === 'Q' &&
        expected &&
        Math.hypot(bendX - expected[0], bendY - expected[1]) <= slack / grid;
      const [controlX, controlY] = smooth ? expected : [bendX, bendY];
      if (op === 'Q') mirror = [2 * endX - controlX, 2 * endY - controlY];
      if (smooth) put('t', [endX - x, endY - y]);
      else
        put(
          op.toLowerCase(),
          rounded.map((value, i) => value - (i % 2 === 0 ? x : y)),
        );
    }
    [x, y] = [endX, endY];
  }
  return d;
}

type Limits = { width: number; height: number; weight: number };

/**
 * Scales a mark, within the largest size allowed, so that all marks have the same visual weight
 * (ink and extent together).
 */
function weighed(mark: Path, { width, height, weight }: Limits): Path {
  const { left, right, top, bottom } = bounds(mark);
  const extent = (right - left) * (bottom - top);
  const even = Math.sqrt(weight / (extent ** 0.8 * inkArea(mark) ** 0.2));
  const scale = Math.min(even, width / (right - left), height / (bottom - top));
  return placed(mark, -left * scale, -top * scale, scale);
}

/** Units per pixel in a mark's viewBox, so that coordinates can be integers. */
const finer = 10;

/** One path in the colour of the text around it, with a viewBox as small as the ink. */
export function singleColour(name: string, mark: Path, limits: Limits): string {
  const sized = weighed(mark, limits);
  const { right, bottom } = bounds(sized);
  const width = Math.ceil(right);
  const height = Math.ceil(bottom);
  const centred = placed(
    sized,
    ((width - right) / 2) * finer,
    ((height - bottom) / 2) * finer,
    finer,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * finer} ${height * finer}" fill="currentColor">` +
    `<title>${name}</title><path fill-rule="evenodd" d="${pathData(centred, 0)}"/></svg>\n`
  );
}

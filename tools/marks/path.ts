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

/** Bounds of what is inked. */
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

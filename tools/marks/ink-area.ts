import { bounds, flattened, type Path } from './path.ts';

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

import { type Path, pathData } from './path.ts';
import { polygon } from './shapes.ts';

const accent = '#e2580f';

/** An M of steel members on a 32 × 32 field; every edge falls on whole pixels at 16. */
const members: Path = polygon(
  [2, 30],
  [2, 4],
  [8, 4],
  [16, 16],
  [24, 4],
  [30, 4],
  [30, 30],
  [24, 30],
  [24, 14.4],
  [16, 26.4],
  [8, 14.4],
  [8, 30],
);

/** The level mark of a drawing, in the M's valley: the datum of all heights. */
const level: Path = polygon([11, 4], [21, 4], [16, 11.5]);

const open = (width: number, height: number, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;

function drawn(size: number, x: number, y: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${x} ${y} ${size} ${size}">` +
    `<path fill="currentColor" d="${pathData(members, 1)}"/><path fill="${accent}" d="${pathData(level, 1)}"/></svg>\n`
  );
}

/** Beside the name, without margins at its sides. */
export const mark = () => drawn(28, 2, 3);

/** On the whole field, whose pixels it meets. */
export const favicon = () => drawn(32, 0, 0);

import { inkArea } from './ink-area.ts';
import { bounds, type Path, placed } from './path.ts';
import { pathData } from './path-data.ts';

type Limits = { width: number; height: number; weight: number };

/**
 * Scales a mark so that ink and extent together weigh the same as every other
 * mark's, within the largest size allowed.
 */
function weighed(mark: Path, { width, height, weight }: Limits): Path {
  const { left, right, top, bottom } = bounds(mark);
  const extent = (right - left) * (bottom - top);
  const even = Math.sqrt(weight / (extent ** 0.8 * inkArea(mark) ** 0.2));
  const scale = Math.min(even, width / (right - left), height / (bottom - top));
  return placed(mark, -left * scale, -top * scale, scale);
}

/** Units to the pixel in a mark's viewBox, so that whole numbers are fine enough. */
const finer = 10;

/** One path in the colour of the text around it, its viewBox tight to the ink. */
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

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareSvg } from '#tools/drawings/svg.ts';
import { publishAs } from '#tools/publish/publish.ts';

const source = 'media/marks/company/favicon.svg';

/** Ground of the icons that cannot follow the colour scheme. */
const paper = '#fbfaf7';

/** Writes the icons browsers and home screens ask for: one drawing, and PNGs of it on paper. */
export async function makeIcons(): Promise<void> {
  const { svg } = prepareSvg(source, readFileSync(source, 'utf8'));
  publishAs('favicon.svg', svg);
  publishAs('apple-touch-icon.png', await png(svg, 180, 0.68));
  // A mask may cut a fifth off every side of these two: the mark keeps to the middle.
  publishAs('icon-192.png', await png(svg, 192, 0.56));
  publishAs('icon-512.png', await png(svg, 512, 0.56));
}

/** A square of paper, the drawing in its middle taking `share` of the side. */
async function png(svg: string, side: number, share: number): Promise<Buffer> {
  const drawn = Math.round(side * share);
  const mark = await sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(drawn, drawn, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: paper } })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

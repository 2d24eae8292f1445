import sharp from 'sharp';
import { expect, test } from 'vitest';
import { meanColour, widthsFor } from './encode.ts';
import { openPicture } from './open.ts';

test('the placeholder is the mean colour', async () => {
  const ground = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } });
  const half = await sharp({
    create: { width: 20, height: 40, channels: 3, background: '#000000' },
  })
    .png()
    .toBuffer();
  const picture = await ground
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
  expect(await meanColour(await openPicture('a.png', picture))).toMatch(/^#(7f|80)(7f|80)(7f|80)$/);
});

test.each([
  [3000, [240, 480, 800, 1200, 1600, 2400]],
  [2400, [240, 480, 800, 1200, 1600, 2400]],
  [2000, [240, 480, 800, 1200, 1600, 2000]],
  [500, [240, 500]],
  [480, [240, 480]],
  [300, [240, 300]],
])('a master %i pixels wide is offered in %j, never enlarged', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});

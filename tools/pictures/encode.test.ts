import sharp from 'sharp';
import { expect, test } from 'vitest';
import { meanColour, widthsFor } from './encode.ts';

test('the placeholder is the mean colour', async () => {
  const [black, white] = [Array(3).fill(0), Array(3).fill(255)];
  const raw = { width: 2, height: 1, channels: 3 } as const;
  const picture = await sharp(Buffer.from([...black, ...white]), { raw })
    .resize(40, 40, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();
  expect(await meanColour(picture)).toMatch(/^#(7f|80)(7f|80)(7f|80)$/);
});

test.each([
  [3000, [240, 480, 800, 1200, 1600, 2400]],
  [2000, [240, 480, 800, 1200, 1600, 2000]],
  [500, [240, 500]],
  [300, [240, 300]],
])('a master %i pixels wide is offered in %j, never enlarged', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});

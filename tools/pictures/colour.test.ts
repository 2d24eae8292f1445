import sharp from 'sharp';
import { expect, test } from 'vitest';
import { meanColour } from './colour.ts';

test('the colour that stands in for a picture is its mean', async () => {
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
  expect(await meanColour(picture)).toMatch(/^#(7f|80)(7f|80)(7f|80)$/);
});

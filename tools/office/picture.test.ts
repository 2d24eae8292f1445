import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shownPicture } from './picture.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } });

test('a photograph is upright, and as large as the editor needs', async () => {
  const bytes = await photograph(4000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const shown = await sharp(await shownPicture('media/pictures/a.jpg', bytes)).metadata();
  expect(shown).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
});

test.each([
  ['too small', photograph(400, 300).png().toBuffer(), /at least 480 px wide, got 400 × 300/],
  ['no picture', Promise.resolve(Buffer.from('%PDF-1.7')), /got a PDF document/],
])('what the build would refuse is refused: %s', async (_, bytes, message) => {
  await expect(shownPicture('media/pictures/a.jpg', await bytes)).rejects.toThrow(message);
});

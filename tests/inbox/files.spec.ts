// Pictures that came with a message are drawn on the page; other files are downloaded.
import sharp from 'sharp';
import { naming, upload } from '#desk/testing/uploads.ts';
import { en } from '../../inbox/texts/en.ts';
import { drawnIn, enter, expect, expectSound, test } from './fixtures.ts';

test.use({ locale: 'en-GB' });

const MEGABYTE = 1024 ** 2;

test('a picture is shown, unless it is large', async ({ page, office, complaints }) => {
  complaints.allow(/status of 401/);
  // Axe looks for itself in the frame, which has no origin.
  complaints.allow(/target origin provided/);
  const blue = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } });
  const picture = async (format: 'png' | 'webp' | 'tiff') => {
    const bytes = await blue.clone().toFormat(format).toBuffer();
    return { name: `site.${format}`, bytes };
  };
  const [png, webp, tiff] = [await picture('png'), await picture('webp'), await picture('tiff')];
  const large = {
    name: 'large.png',
    bytes: Buffer.concat([png.bytes, Buffer.alloc(30 * MEGABYTE)]),
  };
  const sent = [];
  for (const file of [png, webp, tiff, large]) sent.push(await upload(office.desk.url, file));
  await office.send({ user_name: 'Noura Al-Harbi', ...naming(...sent) });

  await enter(page, await office.invite('ahmad@company.example', 'office'));
  await page.getByRole('listitem').getByRole('link').click();
  const item = (name: string) =>
    page.getByRole('article').getByRole('listitem').filter({ hasText: name });
  for (const { name } of [png, webp]) {
    await item(name).getByRole('button', { name: en.message.show }).click();
    await expect.poll(() => drawnIn(page, name)).toEqual([0, 0, 255]);
  }
  await expectSound(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: en.message.downloadAll }).click();
  const archive = await downloading;
  expect(archive.suggestedFilename()).toMatch(/^\w{4}-\w{4}\.zip$/);
  await archive.cancel();
  for (const { name } of [tiff, large]) {
    await expect(item(name).getByRole('link', { name: en.message.download })).toBeVisible();
    await expect(item(name).getByRole('button')).toHaveCount(0);
  }
});

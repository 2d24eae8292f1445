import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Picture } from '#app/ui/picture/picture.tsx';
import { samplePicture } from '#app/ui/picture/sample-picture.ts';
import { withFirstPicture } from './first-picture.ts';
import { shorten } from './shorten.ts';

const plain = await withChannels(3);
const transparent = await withChannels(4);

function withChannels(channels: 3 | 4): Promise<Buffer> {
  return sharp({ create: { width: 480, height: 240, channels, background: '#1a4f6680' } })
    .avif()
    .toBuffer();
}

function page(priority: boolean, file = plain): Promise<string> {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <link rel="icon" href="/a.svg" />
        <style>{'a{color:red}'}</style>
      </head>
      <body>
        <Picture picture={samplePicture} sizes="(width >= 62rem) 50vw, 100vw" priority={priority} />
      </body>
    </html>,
  );
  return withFirstPicture(shorten(html), () => file);
}

it('requests the first picture in the head, by the files and sizes that it is offered in', async () => {
  const html = await page(true);
  const [, files] = /<picture[^>]*><img[^>]* srcset="([^"]*)"/i.exec(html) ?? [];
  expect(html).toContain(
    `<head><link rel="preload" as="image" imagesrcset="${files}" imagesizes="(width &gt;= 62rem) 50vw, 100vw" fetchpriority="high"><link`,
  );
});

it('shows phones a soft version of the first picture until its file comes', async () => {
  const [, soft = ''] = /url\(data:image\/avif;base64,([^)]*)\)/.exec(await page(true)) ?? [];
  const { width, height } = await sharp(Buffer.from(soft, 'base64')).metadata();
  expect([width, height]).toEqual([480, 240]);
});

it('shows none behind transparent parts', async () => {
  expect(await page(true, transparent)).not.toContain('data:');
});

it('leaves a page without one as it is', async () => {
  expect(await page(false)).not.toMatch(/preload|data:/);
});

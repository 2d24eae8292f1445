import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '#app/ui/picture/picture.tsx';
import { samplePicture } from '#app/ui/picture/sample-picture.ts';
import { withPicturePreload } from './preload-picture.ts';
import { shorten } from './shorten.ts';

function page(priority: boolean): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <link rel="icon" href="/a.svg" />
      </head>
      <body>
        <Picture picture={samplePicture} sizes="(width >= 62rem) 50vw, 100vw" priority={priority} />
      </body>
    </html>,
  );
  return withPicturePreload(shorten(html));
}

it('requests the first picture in the head, by the files and sizes that it is offered in', () => {
  const html = page(true);
  const [, files] = /<picture[^>]*><source[^>]* srcset="([^"]*)"/i.exec(html) ?? [];
  expect(html).toContain(
    `<head><link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="(width &gt;= 62rem) 50vw, 100vw" fetchpriority="high"><link`,
  );
});

it('leaves a page without one as it is', () => {
  expect(page(false)).not.toContain('preload');
});

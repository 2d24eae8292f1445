// Every page of the contractor (spec §2.2, §2.3), as the desk serves it and a browser without
// JavaScript shows it. Hydration: tests/browser/every-page.spec.ts.
import sharp from 'sharp';
import { textPaths } from '#app/content/paths.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readMarkdownPage } from '#app/corporate/text-page/markdown/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { previewOf } from '#app/ui/picture/preview.ts';
import { contractorPages } from '../contractor-pages.ts';
import { expect, test } from '../fixtures.ts';
import { readPage, siteUrl } from '../pages.ts';
import { readHtml } from '../read-page.ts';

test('§2.2 §2.3 every page of the contractor has metadata, an outline, a breadcrumb and a preview picture', async ({
  request,
}) => {
  const shown = new Map<string, string>();
  for (const path of contractorPages) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const { title, description, headings, styled, canonical, structured, graph } = readHtml(html);
    expect.soft(title, path).toMatch(/^\S.* \| /);
    expect.soft(description, path).not.toBe('');
    const steps = headings.map(({ level }, index) => level - (headings[index - 1]?.level ?? 0));
    expect.soft(Math.max(...steps), `${path} skips a heading level`).toBe(1);
    expect.soft(styled, path).toBe(0);

    if (path !== '/') {
      const list = structured.find((object) => object['@type'] === 'BreadcrumbList') as
        | { itemListElement: { item: string }[] }
        | undefined;
      const trail = list?.itemListElement.map(({ item }) => new URL(item).pathname) ?? [];
      expect.soft(trail[0], path).toBe('/');
      expect.soft(trail.at(-1), path).toBe(canonical);
      expect.soft(html, path).toContain('aria-label="You are here"');
    }

    const image = new URL(graph.image ?? '');
    shown.set(path, image.pathname);
    const answer = await request.get(image.pathname);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    const declared = [graph['image:width'], graph['image:height']];
    expect.soft([`${width}`, `${height}`], path).toEqual(declared);
    expect.soft(graph['image:alt'], path).toMatch(/\w/);
  }
  expect(shown.get('/contact')).toBe(previewOf(readContact().banner.picture).src);
  for (const path of textPaths().filter((each) => shown.has(each))) {
    expect.soft(shown.get(path), path).toBe(previewOf(readTextPage(path).picture).src);
  }
  const withoutOwn = [...shown]
    .filter(([, image]) => image === '/social.jpg')
    .map(([path]) => path);
  const { picture } = readMarkdownPage('/data-protection');
  expect(withoutOwn).toEqual(['/', ...(picture ? [] : ['/data-protection'])]);
  expect(readPage('/contact')).toContain(`rel="canonical" href="${siteUrl}/contact"`);
  // Otherwise iPhones make call links of registration numbers.
  expect(readPage('/contact')).toContain('<meta name="format-detection" content="telephone=no"');
});

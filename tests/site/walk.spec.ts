// Every page of the contractor (spec §2.2, §2.3), as the desk serves it and a browser without
// JavaScript shows it. Hydration: tests/browser/every-page.spec.ts.
import sharp from 'sharp';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { previewOf } from '#app/ui/picture/preview.ts';
import { contractorPages } from '../contractor-pages.ts';
import { expect, test } from '../fixtures.ts';
import { readPage, siteUrl } from '../pages.ts';
import { readHtml } from '../read-page.ts';

test('§2.2 §2.3 every page of the contractor exists, with metadata and an outline', async ({
  request,
}) => {
  for (const path of contractorPages) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const { title, description, headings, styled } = readHtml(await response.text());
    expect.soft(title, path).toMatch(/^\S.* \| /);
    expect.soft(description, path).not.toBe('');
    const steps = headings.map(({ level }, index) => level - (headings[index - 1]?.level ?? 0));
    expect
      .soft(
        headings.filter(({ level }) => level === 1),
        path,
      )
      .toHaveLength(1);
    expect.soft(Math.max(...steps), `${path} skips a heading level`).toBe(1);
    expect.soft(styled, path).toBe(0);
  }
});

test('§2.3 every page but home has a breadcrumb to home, also as structured data', async ({
  request,
}) => {
  for (const path of contractorPages.filter((each) => each !== '/')) {
    const html = await (await request.get(path)).text();
    const { canonical, structured } = readHtml(html);
    const list = structured.find((object) => object['@type'] === 'BreadcrumbList') as
      | { itemListElement: { item: string }[] }
      | undefined;
    const steps = list?.itemListElement.map(({ item }) => new URL(item).pathname) ?? [];
    expect(steps[0], path).toBe('/');
    expect(steps.at(-1), path).toBe(canonical);
    expect(html, path).toContain('aria-label="You are here"');
  }
});

test('the manifest and the canonical links have the same origin', () => {
  expect(readPage('/contact')).toContain(`rel="canonical" href="${siteUrl}/contact"`);
});

test('every page has a preview picture of the declared size', async ({ request }) => {
  const shown = new Map<string, string>();
  for (const path of contractorPages) {
    const { graph } = readHtml(await (await request.get(path)).text());
    const image = new URL(graph.image ?? '');
    shown.set(path, image.pathname);
    const answer = await request.get(image.pathname);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([`${width}`, `${height}`], path).toEqual([graph['image:width'], graph['image:height']]);
    expect(graph['image:alt'], path).toMatch(/\w/);
  }
  expect(shown.get('/')).toBe('/social.jpg');
  expect(shown.get('/contact')).toBe(previewOf(readContact().banner.picture).src);
  expect(shown.get('/hse-policy')).toBe(previewOf(readTextPage('/hse-policy').group.picture).src);
  const withoutOwn = [...shown]
    .filter(([, image]) => image === '/social.jpg')
    .map(([path]) => path);
  expect(withoutOwn).toEqual(['/', '/data-protection']);
});

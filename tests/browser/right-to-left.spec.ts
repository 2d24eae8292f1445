// Pages in a language from right to left: their direction, their type, and numbers among their words.
import { LANGUAGES } from '#api/language.ts';
import { expect, test } from '../fixtures.ts';
import { inGroups, pages } from '../pages.ts';

const rtl = LANGUAGES.slice(1).filter(({ direction }) => direction === 'rtl');
const isWithin = (code: string) => (path: string) =>
  path === `/${code}` || path.startsWith(`/${code}/`);

for (const { code } of rtl) {
  for (const group of inGroups(pages.filter(isWithin(code)), 20)) {
    test(`direction, type and numbers: ${group.join(' ')}`, async ({ page, complaints }) => {
      test.setTimeout(120_000);
      if (group.some((path) => path.endsWith('/404'))) complaints.expect(/status of 404/);
      const found: string[] = [];
      for (const path of group) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        for (const fault of await page.evaluate(faults)) found.push(`${path}: ${fault}`);
      }
      expect(found).toEqual([]);
    });
  }

  test(`/${code} loads the faces of its script, which / does not`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const own = () => requested.filter((path) => /^\/fonts\/plex-arabic-\d+\./.test(path));
    await page.goto(`/${code}`);
    expect(await page.evaluate(loadedFaces)).toContain('IBM Plex Sans Arabic');
    const preloads = page.locator('link[rel=preload][as=font]');
    const preloaded = await preloads.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(own())).toEqual(new Set(preloaded));
    requested.length = 0;
    await page.goto('/');
    // Lays out the footer, which has the company's Arabic name.
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(await page.evaluate(loadedFaces)).not.toContain('IBM Plex Sans Arabic');
    expect(own()).toEqual([]);
  });
}

async function loadedFaces(): Promise<string[]> {
  await document.fonts.ready;
  return [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
}

/** Arabic letters that are spaced, transformed or slanted, and numbers that are not in order. */
function faults(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, nodeValue } = text;
    if (!parentElement || !nodeValue || parentElement.closest('script, style')) continue;
    if (/\p{Script=Arabic}/u.test(nodeValue)) {
      const { letterSpacing, textTransform, fontStyle } = getComputedStyle(parentElement);
      const type = `${letterSpacing.replace('0px', 'normal')} ${textTransform} ${fontStyle}`;
      if (type !== 'normal none normal') found.push(`${nodeValue} is ${type}`);
    }
    // Telephone numbers, and others in groups.
    for (const match of nodeValue.matchAll(/\+\d[\d\s]+\d|\d+(?:\s\d+)+/g)) {
      const first = boxOf(text, match.index);
      const last = boxOf(text, match.index + match[0].length - 1);
      const isSeen = first && last && first.width > 0 && last.width > 0;
      if (isSeen && first.top === last.top && first.left > last.left) {
        found.push(`${match[0]} runs from right to left in ${nodeValue}`);
      }
    }
  }
  return found;

  function boxOf(text: Node, index: number): DOMRect | undefined {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getClientRects()[0];
  }
}

// Decision 0012, WCAG 3.1.2: the texts that are not translated are marked with their language. The pages are those of
// the sample with ten texts in Hindi, as a build with that language makes them.
import { lettersOf } from '#shared/script.ts';
import { markedPage } from '#tools/untranslated/marked-page.ts';
import { OriginalTexts } from '#tools/untranslated/original-texts.ts';
import { violationsIn } from '../axe.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { HindiSandbox, TEXTS } from './hindi.ts';

const HINDI = lettersOf('Deva');

/** A page in English with the texts that are translated, in the data of its islands too. */
function inHindi(html: string): string {
  return Object.entries(TEXTS).reduce(
    (page, [english, hindi]) =>
      page.replaceAll(`>${english}<`, `>${hindi}<`).replaceAll(`"${english}"`, `"${hindi}"`),
    html.replace('<html lang="en"', '<html lang="hi"'),
  );
}

test('a page says which of its texts are in English, and its islands stay as they are', async ({
  page,
}) => {
  const copy = new HindiSandbox();
  const { translated, untranslated } = copy.build('hi');
  copy.remove();
  const texts = new OriginalTexts(untranslated, translated, HINDI);
  for (const path of ['/', '/contact']) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const { html } = markedPage(inHindi(await response.text()), texts, { lang: 'en' });
      await route.fulfill({ response, body: html });
    });
    await page.goto(path);
    await hydrated(page);
    const shown = await page.evaluate(() => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: [text: string, lang: string | undefined][] = [];
      while (nodes.nextNode()) {
        const { parentElement: parent, textContent: text } = nodes.currentNode;
        if (!text || parent?.closest('script, style')) continue;
        found.push([text, parent?.closest<HTMLElement>('[lang]')?.lang]);
      }
      return found;
    });
    const inEnglish = shown.filter(([text]) => /[a-z]{2}/i.test(text));
    expect(inEnglish.length).toBeGreaterThan(100);
    expect(inEnglish.filter(([, lang]) => lang !== 'en')).toEqual([]);
    const hindi = shown.filter(([text]) => HINDI.test(text));
    expect(hindi.length).toBeGreaterThan(10);
    expect(hindi.filter(([, lang]) => lang !== 'hi')).toEqual([]);
    expect(await violationsIn(page)).toEqual([]);
  }
});

// Decision 0012: where a language may lack texts, a text is translated later.
import { parse } from 'yaml';
import { ContentSandbox } from '#app/content-sandbox.ts';
import { expect, test } from '../fixtures.ts';
import { isWhole, LOCALES, Office } from '../office.ts';
import { wordsIn } from '../office-words.ts';
import { OfficePage } from '../page-objects/office.ts';

for (const locale of isWhole ? LOCALES : ['en-GB'])
  test.describe(locale, () => {
    test.use({ locale });
    test('a note is translated later, and what is typed can be undone', async ({ page }) => {
      const copy = new ContentSandbox();
      copy.change('content/site.yaml', /^ {4}close: أغلق/, '$&\n    untranslated: show');
      const files = await Office.start(copy.folder);
      copy.remove();
      await page.goto(`${files.url}/office`);
      const office = new OfficePage(page, wordsIn(locale));
      await office.open('Notes');
      const note = await office.own.add('Notes', 'Note');
      await note.fill('Title', 'A culvert in two halves');
      await note.fill('Date', '2026-11-18');
      await note.fill('Author', 'Site engineering');
      await note.choose('Picture', 'about');
      await note.fill('Text', 'The road stayed open.');
      await office.save();
      const written = files.read('content/ar/articles.yaml');
      expect(parse(written).articles.at(-1)).toEqual({ id: 9 });

      await office.own.last('Notes').fill('Title', 'Not this');
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: office.texts.discard, exact: true }).click();
      await office.own.entry('Notes', 'A culvert in two halves');
      await office.translation.last('Notes').fill('Title', 'عبّارة على نصفين');
      await office.save();
      expect(parse(files.read('content/articles.yaml')).articles.at(-1).title).toBe(
        'A culvert in two halves',
      );
      expect(parse(files.read('content/ar/articles.yaml')).articles.at(-1)).toEqual({
        id: 9,
        title: 'عبّارة على نصفين',
      });
      files.close();
    });
  });

// Decision 0012: a language may lack texts. The whole site in Hindi is not built here: `hindi.spec.ts` marks built pages.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { HindiSandbox, TEXTS } from './hindi.ts';

const copy = new HindiSandbox();
beforeEach(() => copy.restore());
afterAll(() => copy.remove());

let built: ReturnType<typeof copy.build> | undefined;

/** The site in Hindi, before any change. */
function hindi() {
  built ??= copy.build('hi');
  return built;
}

it('a language with ten texts is built; its other texts are the originals, and pages without any wait', () => {
  const { problems, pages, waiting, translated, untranslated } = hindi();
  expect(problems).toEqual([]);
  expect(translated.toSorted()).toEqual(Object.values(TEXTS).toSorted());
  expect(untranslated.length).toBeGreaterThan(4000);
  expect(untranslated).toContainEqual({
    file: 'content/contact.yaml',
    line: expect.any(Number),
    field: 'cardLabels.write',
    text: 'Send a message',
  });
  expect(waiting).toContain('/vision');
  expect(pages).toContain('/contact');
  expect(pages).not.toContain('/vision');
  expect(pages).not.toContain('/data-protection');
});

it('one translated text, or a translated body, publishes a page; `published: false` holds it back', () => {
  copy.write('content/hi/pages/vision.yaml', 'title: हमारी दृष्टि\n');
  copy.write('content/hi/pages/mission.yaml', 'published: false\ntitle: हमारा मिशन\n');
  copy.write('content/hi/data-protection.md', '---\n---\nडेटा सुरक्षा\n');
  const { pages, waiting } = copy.build('hi');
  expect(pages).toEqual(expect.arrayContaining(['/vision', '/data-protection']));
  expect(waiting).toContain('/mission');
});

it('a page that waits may lack texts in a language that must have all', () => {
  const file = 'content/ar/pages/vision.yaml';
  copy.change(file, /^title: .*\n/, '');
  expect(copy.build('ar').problems).toEqual([
    expect.stringMatching(`^${file}:1 title: expected the translation of`),
  ]);
  copy.change(file, /^meta:/, 'published: false\n$&');
  copy.change('content/ar/data-protection.md', /^---$/, '$&\npublished: false');
  const { problems, waiting } = copy.build('ar');
  expect([problems, waiting.toSorted()]).toEqual([[], ['/data-protection', '/vision']]);
});

it('an original text has its figures in its own words', () => {
  const [, written = ''] = /(\w+) completed contracts/.exec(originalIn(hindi())) ?? [];
  expect(written).toMatch(/^[A-Z][a-z-]+$/);
  copy.change('content/site.yaml', /^ {4}close: أغلق$/, '$&\n    untranslated: show');
  rmSync(join(copy.folder, 'content/ar/layout.yaml'));
  const arabic = copy.build('ar');
  expect(arabic.problems).toEqual([]);
  expect(originalIn(arabic)).toContain(`${written} completed contracts`);
});

/** A text of layout.yaml with a number in words. */
const originalIn = ({ untranslated }: ReturnType<typeof copy.build>) =>
  untranslated.find(({ text }) => / completed contracts with value/.test(text))?.text ?? '';

// Decision 0012: a text that is not translated is marked with its language (WCAG 3.1.2).
import { describe, expect, it } from 'vitest';
import { lettersOf } from '#shared/script.ts';
import { type Marks, markedPage } from './marked-page.ts';
import { OriginalTexts } from './original-texts.ts';

const textOf = (text: string, line = 1) => ({ file: 'content/x.yaml', line, field: 'text', text });

const texts = [
  'Contact',
  'Careers',
  'Menu',
  'Search this site',
  'Read **all** of it, then [write](/contact).',
  'First sentence. Second sentence of the note, which a page may show alone.',
  '{n} results',
  'Pages of {entry}',
];

function marked(body: string, marks: Marks = { lang: 'en' }, translated: string[] = []) {
  const original = new OriginalTexts(texts.map(textOf), translated, lettersOf('Deva'));
  const page = (content: string) => `<html lang="hi"><body>${content}</body></html>`;
  const { html } = markedPage(page(`<h1>शीर्षक</h1>${body}`), original, marks);
  return html.replace(/^.*<\/h1>|<\/body>.*$/gs, '');
}

describe('a text that is not translated', () => {
  it.each([
    ['an element', '<p class="a">Contact</p>', '<p lang="en" class="a">Contact</p>'],
    [
      'all its elements',
      '<ul><li>Contact</li><li>Careers</li></ul>',
      '<ul lang="en"><li>Contact</li><li>Careers</li></ul>',
    ],
    [
      'text with markup',
      '<p>Read <strong>all</strong> of it, then <a href="/hi/contact">write</a>.</p>',
      '<p lang="en">Read <strong>all</strong> of it, then <a href="/hi/contact">write</a>.</p>',
    ],
    [
      'a part of it',
      '<p>Second sentence of the note, which a page may show alone.</p>',
      '<p lang="en">Second sentence of the note, which a page may show alone.</p>',
    ],
    ['two together', '<p>Contact <!-- -->Careers</p>', '<p lang="en">Contact <!-- -->Careers</p>'],
    ['text with a figure', '<p>12 results</p>', '<p lang="en">12 results</p>'],
    [
      'text beside one in the language of the page',
      '<p>Contact <b>संपर्क</b></p>',
      '<p><span lang="en">Contact </span><b>संपर्क</b></p>',
    ],
    [
      'text beside a code',
      '<p>Contact <bdi>+966</bdi> <b>V-31</b></p>',
      '<p lang="en">Contact <bdi>+966</bdi> <b>V-31</b></p>',
    ],
    [
      'an attribute',
      '<input placeholder="Search this site"/>',
      '<input lang="en" placeholder="Search this site"/>',
    ],
    [
      'an option',
      '<select><option>संपर्क</option><option>Careers</option></select>',
      '<select><option>संपर्क</option><option lang="en">Careers</option></select>',
    ],
  ])('is marked: %s', (_, html, expected) => {
    expect(marked(html)).toBe(expected);
  });

  it.each([
    [
      'a name around elements in the language of the page',
      '<nav aria-label="Menu"><a>संपर्क</a></nav>',
    ],
    ['a name with a word in that language', '<button aria-label="Pages of संपर्क"></button>'],
    ['an element with a language', '<a lang="ar">Contact</a>'],
    ['a script', '<script>Contact</script>'],
    ['words that are no text of the content', '<p>Anything</p>'],
  ])('is not marked: %s', (_, html) => {
    expect(marked(html)).toBe(html);
  });

  it('is not marked where the same words are a translation', () => {
    expect(marked('<p>Contact</p>', { lang: 'en' }, ['Contact'])).toBe('<p>Contact</p>');
  });

  it('of the other direction is in an element of its own, and stays at its side', () => {
    const rtl = (html: string) => marked(html, { lang: 'en', dir: 'rtl' });
    expect(rtl('<p>Contact</p>')).toBe('<p lang="en"><span dir="rtl">Contact</span></p>');
    expect(rtl('<p>Read <strong>all</strong> of it, then <a>write</a>.</p>')).toBe(
      '<p lang="en"><span dir="rtl">Read <strong>all</strong> of it, then <a>write</a>.</span></p>',
    );
    expect(rtl('<a>Contact<svg></svg></a>')).toBe(
      '<a lang="en"><span dir="rtl">Contact</span><svg></svg></a>',
    );
  });

  it('gets no element in an island, which React expects as it is, but for its slots', () => {
    const island = (content: string) => `<page-island><b>संपर्क</b>${content}</page-island>`;
    const mixed = '<p>Contact <b>संपर्क</b></p>';
    expect(marked(island(mixed))).toBe(island(mixed));
    expect(marked(island('<p>Contact</p>'))).toBe(island('<p lang="en">Contact</p>'));
    const slot = '<div data-slot=""><p>Contact <b>संपर्क</b></p></div>';
    expect(marked(island(slot))).toContain('<span lang="en">Contact </span>');
    const sentence = '<p>Read <strong>all</strong> of it, then <a>write</a>.</p>';
    expect(marked(island(sentence), { lang: 'en', dir: 'rtl' })).toContain(
      '<p dir="rtl" lang="en">',
    );
  });
});

it('names the texts that a page shows, in attributes too', () => {
  const all = texts.map(textOf);
  const html =
    '<html lang="hi"><body><p>Contact</p><nav aria-label="Menu">संपर्क</nav></body></html>';
  const { shown } = markedPage(html, new OriginalTexts(all, []), { lang: 'en' });
  expect([...shown].map(({ text }) => text)).toEqual(['Contact', 'Menu']);
});

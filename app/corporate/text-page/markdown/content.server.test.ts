// Decision 0201 for Markdown pages.
import { describe, expect, it } from 'vitest';
import { parseMarkdownPage } from './content.server.ts';

const front = '---\nmeta:\n  title: T\n  description: D\ntitle: Title\n---\n';

const parsed = (text: string) => parseMarkdownPage('content/x.md', text);
const withBody = (body: string) => parsed(front + body);

describe('a Markdown page', () => {
  it('is split at its second-level headings, each with an id', () => {
    expect(withBody('Intro\n\n## First one\n\nA\n\n## مدة، الحفظ\n\n- b\n')).toMatchObject({
      title: 'Title',
      intro: '<p>Intro</p>\n',
      sections: [
        { id: 'first-one', title: 'First one', html: '<p>A</p>\n' },
        { id: 'مدة-الحفظ', title: 'مدة، الحفظ', html: '<ul>\n<li>b</li>\n</ul>\n' },
      ],
    });
  });

  it('is rendered as the texts of other pages', () => {
    const call = '[+966 13 000 0010](tel:+966130000010)';
    const mail = '[Mail](mailto:a@b.example)';
    const page = withBody(`${call} ${mail}\n\n## A\n\n| Call |\n| - |\n| ${call} |\n`);
    const html = '<a href="tel:+966130000010"><bdi>+966 13 000 0010</bdi></a>';
    expect(page.intro).toBe(`<p>${html} <a href="mailto:a@b.example">Mail</a></p>\n`);
    expect(page.sections[0]?.html).toContain(`<td>${html}</td>`);
    expect(page.sections[0]?.html).toMatch(/^<table aria-label="A">[\s\S]*<th scope="col">Call</);
  });

  it.each([
    ['a field', front.replace('title: Title', 'titel: Title'), '5 titel: unknown field'],
    ['no fields', 'Text\n', '1 expected a line of "---" above the fields of the page, and another'],
    [
      'fields without an end',
      front.replace(/---\n$/, '\nText: x\n'),
      '6 expected a line of "---" between the fields of the page and its text',
    ],
    [
      'a link without a slash',
      `${front}[x](contact)\n`,
      '7 link: expected the address of a page, ',
    ],
    [
      'a link with a space',
      `${front}See [x] (/contact).\n`,
      '7 link: expected a link without a space between ] and (, got "…] (/contact)"',
    ],
    [
      'a brace',
      `${front}In }city{\n`,
      '7 body: expected a name between two braces, written as {city}',
    ],
    [
      'a link',
      `${front}Intro\n\nSee [contact](/contact), [mail](mailto:a@b.example)\nand [us](/kontakt).\n`,
      '10 link: expected the address of a page, such as "/vision", got "/kontakt"; did you mean "/contact"?',
    ],
    [
      'a link without encryption',
      `${front}[x](http://x.example)\n`,
      '7 link: expected an https:// address, got "http://x.example"',
    ],
    ['HTML', `${front}One\n\n<b>bold</b>\n`, '9 body: expected Markdown, got HTML'],
    [
      'a second section of an id',
      `${front}## A b\n\n## A  B\n`,
      '9 section: expected a unique title, got "A  B" again',
    ],
  ])('is rejected for %s, with its line', (_, text, message) => {
    expect(() => parsed(text)).toThrow(`content/x.md:${message}`);
  });
});

// Decision 0201 for Markdown pages.
import { describe, expect, it } from 'vitest';
import { parseMarkdownPage } from './content.server.ts';

const front = '---\nmeta:\n  title: T\n  description: D\ntitle: Title\n---\n';

function errorOf(text: string): string {
  try {
    parseMarkdownPage('content/x.md', text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('a Markdown page', () => {
  it('is split at its second-level headings, each with an id', () => {
    const page = parseMarkdownPage(
      'x.md',
      `${front}Intro\n\n## First one\n\nA\n\n## Second\n\n- b\n`,
    );
    expect(page.title).toBe('Title');
    expect(page.intro).toBe('<p>Intro</p>\n');
    expect(page.sections).toEqual([
      { id: 'first-one', title: 'First one', html: '<p>A</p>\n' },
      { id: 'second', title: 'Second', html: '<ul>\n<li>b</li>\n</ul>\n' },
    ]);
  });

  it('has an id of words only for a heading in any script', () => {
    const page = parseMarkdownPage('x.md', `${front}## What we keep, how long\n\n## مدة الحفظ\n`);
    expect(page.sections.map(({ id }) => id)).toEqual(['what-we-keep-how-long', 'مدة-الحفظ']);
  });

  it('is rendered as the texts of other pages', () => {
    const call = '[+966 13 000 0010](tel:+966130000010)';
    const page = parseMarkdownPage(
      'x.md',
      `${front}${call}\n\n## A\n\n| Call |\n| - |\n| ${call} |\n`,
    );
    const html = '<a href="tel:+966130000010"><bdi>+966 13 000 0010</bdi></a>';
    expect(page.intro).toBe(`<p>${html}</p>\n`);
    expect(page.sections[0]?.html).toContain(`<td>${html}</td>`);
  });

  it('reports line and field of a mistake in its front matter', () => {
    expect(errorOf(front.replace('title: Title', 'titel: Title'))).toContain(
      'content/x.md:5 titel: unknown field',
    );
    expect(errorOf('Text\n')).toBe(
      'content/x.md:1 expected front matter between two lines of "---"',
    );
  });

  it('reports the line of a link with an unknown target', () => {
    const text = `${front}Intro\n\nSee [contact](/contact), [mail](mailto:a@b.example), [call](tel:+966130000010)\nand [us](/kontakt).\n`;
    expect(errorOf(text)).toBe(
      'content/x.md:10 link: expected the address of a page, such as "/vision" (app/routes.ts has all), got "/kontakt"; did you mean "/contact"?',
    );
    expect(errorOf(`${front}[x](http://x.example)\n`)).toBe(
      'content/x.md:7 link: expected an https:// address, got "http://x.example"',
    );
  });

  it('rejects HTML and two sections with the same id', () => {
    expect(errorOf(`${front}One\n\n<b>bold</b>\n`)).toContain(
      'content/x.md:9 body: expected Markdown, got HTML',
    );
    expect(errorOf(`${front}## A b\n\n## A  B\n`)).toBe(
      'content/x.md:9 section: expected a unique title, got "A  B" again',
    );
  });
});

import { expect, it } from 'vitest';
import { reportOf } from './report.ts';

const textAt = (file: string, line: number) => ({ file, line, field: 'text', text: 'Text' });

const [menu, hero, mail, vision] = [
  textAt('content/layout.yaml', 1),
  textAt('content/home.yaml', 2),
  textAt('content/mail.yaml', 3),
  textAt('content/pages/vision.yaml', 4),
];

it('lists the texts by page, those of every page once, and those of no page last', () => {
  const pages = new Map([
    ['/hi', new Set([menu, hero])],
    ['/hi/contact', new Set([menu])],
  ]);
  const waiting = { '/vision': 'content/pages/vision.yaml' };
  expect(reportOf([menu, hero, mail, vision], pages, waiting)).toBe(`Every page
  content/layout.yaml:1 text

/hi
  content/home.yaml:2 text

/vision (waits, and links lead to the original)
  content/pages/vision.yaml:4 text

No page as it is built: mails, downloads, and what forms and filters say
  content/mail.yaml:3 text

`);
});

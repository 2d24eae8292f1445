// A client's questionnaire, answered by the sample's pages.
import { expect, test } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readPage } from '../pages.ts';
import { questionnaire } from './questionnaire.ts';

const PAGE = '/prequalification';

/** Text of the element with an id, with a space between its parts. */
function textAt(document: ReturnType<typeof parseDocument>, id: string): string | undefined {
  const element = DomUtils.findOne(({ attribs }) => attribs.id === id, document.children);
  if (!element) return undefined;
  const texts = DomUtils.find(DomUtils.isText, [element], true, Number.POSITIVE_INFINITY);
  return texts.map(DomUtils.getText).join(' ').replace(/\s+/g, ' ');
}

test('sixty questions are answered, at least 55 of them on /prequalification', () => {
  expect(questionnaire).toHaveLength(60);
  expect(new Set(questionnaire.map(([question]) => question)).size).toBe(60);
  const documents = new Map<string, ReturnType<typeof parseDocument>>();
  let here = 0;
  for (const [question, at, answers] of questionnaire) {
    const [path = '', id = ''] = at.split('#');
    const page = path || PAGE;
    if (page === PAGE) here += 1;
    const document = documents.get(page) ?? parseDocument(readPage(page));
    documents.set(page, document);
    const text = textAt(document, id);
    expect.soft(answers, question).not.toHaveLength(0);
    for (const answer of answers) {
      expect.soft(text, `${question} (${page}#${id})`).toContain(answer);
    }
  }
  expect(here).toBeGreaterThanOrEqual(55);
});

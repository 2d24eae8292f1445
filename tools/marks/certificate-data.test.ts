// What a specimen says is what the site says beside it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { certificates } from './certificate-data.ts';

interface Paper {
  name: string;
  number: string;
  scope: string;
  expires?: string;
}

const papers: Paper[] = parse(readFileSync('content/en/certificates.yaml', 'utf8')).certificates;

test.each(certificates)(
  'the specimen of $slug has the number and the end of its paper',
  (drawn) => {
    const paper = papers.find(({ name }) => name === drawn.slug);
    expect(drawn.number).toBe(paper?.number);
    const end = /^\d\d\.(\d{4})$|– (\d{4})$/.exec(drawn.validity);
    expect(end?.[1] ?? end?.[2]).toBe(paper?.expires?.slice(0, 4));
    const score = /[\d.]+(?= %)/.exec(drawn.detail)?.[0];
    if (score) expect(paper?.scope).toContain(`${score} per cent`);
  },
);

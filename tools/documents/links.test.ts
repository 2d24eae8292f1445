import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { programPath } from '#tools/program-path.ts';
import { documents, tokensOf } from './documents.ts';

/** The anchors of a document's headings, as git hosts make them. */
function anchorsOf(file: string): string[] {
  return tokensOf(file).flatMap((token) =>
    token.type === 'heading'
      ? token.text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .replaceAll(' ', '-')
      : [],
  );
}

function isDead(file: string, target: string): boolean {
  const [path = '', anchor] = decodeURI(target).split('#');
  const to = path ? posix.join(posix.dirname(file), path) : file;
  if (!existsSync(programPath(to))) return true;
  return anchor !== undefined && !anchorsOf(to).includes(anchor);
}

test('every relative link of a document leads to a file, and to a heading of it', () => {
  const links = documents.flatMap((file) =>
    tokensOf(file).flatMap((token) =>
      (token.type === 'link' || token.type === 'image') && !/^[a-z]+:/.test(token.href)
        ? { file, target: String(token.href) }
        : [],
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, target }) => isDead(file, target))).toEqual([]);
});

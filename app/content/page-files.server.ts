import { existsSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import { fileReader, readerByName } from './files.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const FOLDER = 'content/pages';

/** What the table of routes takes from the file of a text page. */
export interface PageFile {
  /** Its path without BASE, which is the name of the file. */
  path: string;
  kind: (typeof KINDS)[number];
  /** Its second address. */
  alias: string | undefined;
}

/** Each is a folder of `corporate/text-page`, so that a page loads the styles of its own kind. */
const KINDS = ['article', 'document', 'human-rights', 'history', 'organizational-chart'] as const;

/* What is wrong in the file, the check of the content reports; the table of routes has the page nevertheless. */
const head = z
  .object({
    kind: z.enum(KINDS).catch('article'),
    alias: z.object({ path: z.string() }).optional().catch(undefined),
  })
  .catch({ kind: 'article' });

/** The lines of its fields, since the whole page takes long to parse. */
const HEAD = /^(?:kind|alias):.*(?:\n +.*)*/gm;

const readHead = readerByName((name) => {
  const file = `${FOLDER}/${name}`;
  return fileReader(file, (text): PageFile => {
    const { kind, alias } = parsed(file, text);
    return { path: `/${name.replace(/\.yaml$/, '')}`, kind, alias: alias?.path };
  });
});

/** Every text page, by path. Each exists because its file does. */
export function pageFiles(): PageFile[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return names
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readHead(name));
}

function parsed(file: string, text: string): z.infer<typeof head> {
  try {
    return parseYaml(file, (text.match(HEAD) ?? []).join('\n'), head);
  } catch {
    return head.parse(undefined);
  }
}

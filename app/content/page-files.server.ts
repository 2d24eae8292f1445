import { existsSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import { fileReader, readerByName } from './files.server.ts';
import { isShown, type Schedule } from './schedule.server.ts';
import { hiddenPages } from './settings.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const FOLDER = 'content/pages';

/** What the table of routes takes from the file of a text page. */
export interface PageFile extends Schedule {
  /** Its path without BASE, which is the name of the file. */
  path: string;
  kind: (typeof KINDS)[number];
  /** Its second address. */
  alias: string | undefined;
}

/** Each is a folder of `corporate/text-page`, so that a page loads the styles of its own kind. */
const KINDS = ['article', 'document', 'human-rights', 'history', 'organizational-chart'] as const;

const day = z.iso.date().optional().catch(undefined);

/* What is wrong in the file, the check of the content reports; the table of routes has the page nevertheless. */
const head = z
  .object({
    kind: z.enum(KINDS).catch('article'),
    alias: z.object({ path: z.string() }).optional().catch(undefined),
    from: day,
    until: day,
    draft: z.boolean().optional().catch(undefined),
  })
  .catch({ kind: 'article' });

/** The lines of its fields, since the whole page takes long to parse. */
const HEAD = /^(?:kind|alias|from|until|draft):.*(?:\n +.*)*/gm;

const readHead = readerByName((name) => {
  const file = `${FOLDER}/${name}`;
  return fileReader(file, (text): PageFile => {
    const { alias, ...rest } = parsed(file, text);
    return { path: `/${name.replace(/\.yaml$/, '')}`, alias: alias?.path, ...rest };
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

/** The text page at an address, which may be its second one. */
export function pageFileAt(path: string): PageFile | undefined {
  return pageFiles().find((page) => [page.path, page.alias].includes(path));
}

/** Addresses of the pages that are not part of the site: hidden ones, and text pages that it does not show on this day. */
export function absentPages(): Set<string> {
  const absent = pageFiles().filter((page) => !isShown(page));
  const paths = absent.flatMap(({ path, alias }) => (alias ? [path, alias] : [path]));
  return new Set([...hiddenPages(), ...paths]);
}

function parsed(file: string, text: string): z.infer<typeof head> {
  try {
    return parseYaml(file, (text.match(HEAD) ?? []).join('\n'), head);
  } catch {
    return head.parse(undefined);
  }
}

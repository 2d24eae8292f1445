import type { AppEventListener, CmsConfig, CollectionFile } from '@sveltia/cms';
import { formsOf } from './forms.ts';
import { problemInWords } from './problem-in-words.ts';
import { savedText } from './saved.ts';
import { withUploads } from './uploads.ts';

/** Texts by path. */
type Files = Record<string, string>;

/** An entry in the editor's events. */
interface Entry {
  slug: string;
  data: unknown;
  i18n: Record<string, { data?: unknown }>;
}

/** Texts saved in this session, by path, with the site's text at that time: newer than the site's until it changes. */
const savedHere = new Map<string, { text: string; was: string | undefined }>();

async function read<T>(name: string): Promise<T> {
  const response = await fetch(`/office/${name}.json`, { cache: 'no-cache' });
  return response.json();
}

/**
 * Refuses to save content that the build would refuse, with the build's own code. In other files it refuses only new
 * errors, such as a reference to a removed client.
 *
 * @throws Error `saving_failed`, the only one whose cause the editor shows
 */
export const refuseProblems: AppEventListener['handler'] = async ({ entry }) => {
  const [configuration, files] = await Promise.all([
    read<CmsConfig>('configuration'),
    read<Files>('content'),
  ]);
  for (const [path, { text, was }] of savedHere) if (files[path] === was) files[path] = text;
  const changed = changedFiles(entry.toJS() as unknown as Entry, configuration);
  const before = new Set(await problems(files, configuration));
  const after = await problems({ ...files, ...changed }, configuration);
  const refused = after.filter(
    (problem) => !before.has(problem) || Object.keys(changed).includes(problem.split(':')[0] ?? ''),
  );
  if (refused.length > 0) {
    const words = refused.map((problem) => problemInWords(problem, configuration)).join('\n');
    throw new Error('saving_failed', { cause: new Error(words) });
  }
  for (const [path, text] of Object.entries(changed)) {
    savedHere.set(path, { text, was: files[path] });
  }
};

/** The file of an entry and its translations, as they would be saved. */
function changedFiles({ slug, data, i18n }: Entry, configuration: CmsConfig): Files {
  const form = formsOf(configuration).find(({ name }) => name === slug);
  if (!form) throw new Error(`The editor has no form ${slug}`);
  const texts: [folder: string, content: unknown][] = [
    ['', data],
    ...Object.entries(i18n).flatMap(([code, each]): [string, unknown][] =>
      // A language without this file, until the office adds it.
      each.data ? [[`${code}/`, each.data]] : [],
    ),
  ];
  return Object.fromEntries(
    texts.map(([folder, content]) => [
      form.file.replace('{{locale}}/', folder),
      savedText(form, rootOf(form, content), folder.replace('/', '')),
    ]),
  );
}

/** The content of a file; the editor nests one that is a list below a field. */
function rootOf({ fields: [first] }: CollectionFile, content: unknown): unknown {
  const isRoot = first && 'root' in first && first.root;
  return isRoot ? (content as Record<string, unknown>)[first.name] : content;
}

/** Errors in all languages, each once. Imports the check once per language, because a module has only one. */
async function problems(files: Files, { i18n }: CmsConfig): Promise<string[]> {
  const check = document.querySelector<HTMLMetaElement>('meta[name=office-check]')?.content;
  // The check reads the languages on import.
  const checked = withUploads(files);
  Object.assign(window, { contentFiles: checked });
  const found: string[] = [];
  for (const code of i18n?.locales ?? ['']) {
    const { problemsIn } = await import(/* @vite-ignore */ `${check}?${code}`);
    found.push(...problemsIn(checked));
  }
  return [...new Set(found)];
}

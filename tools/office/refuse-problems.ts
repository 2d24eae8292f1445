import type { AppEventListener, CmsConfig, CollectionFile } from '@sveltia/cms';
import { formsOf } from './forms.ts';
import { problemInWords } from './problem-in-words.ts';
import { savedText } from './saved.ts';
import { withUploads } from './uploads.ts';

/** Texts by path. */
type Files = Record<string, string>;

/** What an event of the editor has of an entry. */
interface Entry {
  slug: string;
  data: unknown;
  i18n: Record<string, { data: unknown }>;
}

/** What has been saved here, until the site has it, by path; and what the site had then. */
const savedHere = new Map<string, { text: string; was: string | undefined }>();

async function read<T>(name: string): Promise<T> {
  const response = await fetch(`/office/${name}.json`, { cache: 'no-cache' });
  return response.json();
}

/**
 * Refuses to save what the build would refuse, by the build's own code. A problem in other files, such as a client who
 * is named there and no longer exists, is refused if it is new.
 *
 * @throws the only error whose words the editor shows
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
    ...Object.entries(i18n).map(([code, each]): [string, unknown] => [`${code}/`, each.data]),
  ];
  return Object.fromEntries(
    texts.map(([folder, content]) => [
      form.file.replace('{{locale}}/', folder),
      savedText(form, rootOf(form, content), folder.replace('/', '')),
    ]),
  );
}

/** The editor holds a file that is a list below a name. */
function rootOf({ fields: [first] }: CollectionFile, content: unknown): unknown {
  const isRoot = first && 'root' in first && first.root;
  return isRoot ? (content as Record<string, unknown>)[first.name] : content;
}

/** The problems of all languages, each once. The check is loaded for each, because it is for one. */
async function problems(files: Files, { i18n }: CmsConfig): Promise<string[]> {
  const check = document.querySelector<HTMLMetaElement>('meta[name=office-check]')?.content;
  // It reads the languages when it starts.
  const checked = withUploads(files);
  Object.assign(window, { contentFiles: checked });
  const found: string[] = [];
  for (const code of i18n?.locales ?? ['']) {
    const { problemsIn } = await import(/* @vite-ignore */ `${check}?${code}`);
    found.push(...problemsIn(checked));
  }
  return [...new Set(found)];
}

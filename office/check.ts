import type { Texts } from './hosts/backend.ts';
import type { Site } from './model.ts';
import { type Problem, problemOf } from './problem-in-words.ts';
import { withUploads } from './uploads.ts';

/** Texts saved here since the site was built, with the site's text at that time: newer than its own until that changes. */
const savedHere = new Map<string, { text: string; was: string | undefined }>();

/** Remembers what is saved, which the site of `site` does not have before the next build. */
export function rememberSaved(site: Record<string, string>, saved: Texts): void {
  for (const [path, text] of Object.entries(saved))
    if (text !== undefined) savedHere.set(path, { text, was: site[path] });
}

/** The files that the check reads: those of the site, and what was saved since. */
export async function siteTexts(): Promise<Record<string, string>> {
  const response = await fetch('/office/content.json', { cache: 'no-cache' });
  const texts: Record<string, string> = await response.json();
  for (const [path, { text, was }] of savedHere) if (texts[path] === was) texts[path] = text;
  return texts;
}

/**
 * What the build would refuse in changed files, and what of other files only because of the change, such as a reference
 * to a removed client; found by the build's own code.
 */
export async function refusals(
  texts: Record<string, string>,
  changed: Record<string, string>,
  site: Site,
): Promise<Problem[]> {
  const after = await problemsIn({ ...texts, ...changed }, site);
  const isInChanged = (line: string) => (line.split(':')[0] ?? '') in changed;
  // A check of all content takes a second or two, so what was wrong before is looked for only where it matters.
  const before = new Set(after.every(isInChanged) ? [] : await problemsIn(texts, site));
  return after
    .filter((line) => isInChanged(line) || !before.has(line))
    .map((line) => problemOf(line, site));
}

/** Errors in all languages, each once. Imports the check once per language, because a module has only one. */
async function problemsIn(files: Record<string, string>, { languages }: Site): Promise<string[]> {
  const check = document.querySelector<HTMLMetaElement>('meta[name=office-check]')?.content;
  // The check reads the languages on import.
  const checked = withUploads(files);
  Object.assign(window, { contentFiles: checked });
  const found: string[] = [];
  for (const { code } of languages) {
    const { problemsIn } = await import(/* @vite-ignore */ `${check}?${code}`);
    found.push(...problemsIn(checked));
  }
  return [...new Set(found)];
}

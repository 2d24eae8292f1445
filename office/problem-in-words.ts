import { labelsAlong } from './labels.ts';
import type { Mistake } from './mistakes.ts';
import { type Form, fileIn, type Site } from './model.ts';
import type { Path } from './tree.ts';

/** A mistake of content that the build would refuse. */
export interface Problem {
  /** Undefined for a file that has no form. */
  form: Form | undefined;
  /** The language of its file. */
  code: string;
  path: Path;
  /** In the words of the build, in English; or what the editor says in its own. */
  message: string | Mistake;
}

/** Translates a label, or leaves it. */
type Translate = (words: string) => string;

/**
 * A content error of the build.
 *
 * @param problem as the build prints it: `content/certificates.yaml:65 certificates[0].expires: expected …`
 */
export function problemOf(problem: string, site: Site): Problem & { message: string } {
  const [, file = '', path = '', message = problem] =
    /^(content\/\S+):\d+ (?:([\w.[\]-]+): )?(.*)$/s.exec(problem) ?? [];
  const steps = path.match(/[\w-]+|\[\d+\]/g) ?? [];
  return {
    ...formOf(file, site),
    path: steps.map((step) => (step.startsWith('[') ? Number(step.slice(1, -1)) : step)),
    message: message.replaceAll(
      /(?:content\/)?([\w/-]+\.(?:yaml|md))(?::\d+)?/g,
      (name, own: string) => labelOfForm(formOf(`content/${own}`, site).form, 'en') ?? name,
    ),
  };
}

function formOf(file: string, site: Site): Pick<Problem, 'form' | 'code'> {
  for (const { code } of site.languages)
    for (const form of site.groups.flatMap(({ forms }) => forms))
      if (fileIn(form, code, site) === file) return { form, code };
  return { form: undefined, code: '' };
}

/** The name of a form, in the language of the editor if it has one. */
export function labelOfForm(form: Form | undefined, language: string, t: Translate = String) {
  if (typeof form?.label !== 'object') return form && t(form.label);
  return form.label[language] ?? Object.values(form.label)[0] ?? form.name;
}

/** The names of languages, such as `English and Arabic`. */
export function namesOfLanguages(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
}

/** The same mistake of a field in one language or in several. */
export interface Grouped {
  problem: Problem;
  codes: string[];
}

/** The mistakes of each field once, with the languages that have them. */
export function grouped(problems: readonly Problem[]): Grouped[] {
  const groups = new Map<string, Grouped>();
  for (const problem of problems) {
    const { form, code, path, message } = problem;
    const key = JSON.stringify([form?.name, path, message]);
    const known = groups.get(key);
    groups.set(key, { problem: known?.problem ?? problem, codes: [...(known?.codes ?? []), code] });
  }
  return [...groups.values()];
}

/** Where a mistake is: the labels of form and fields, and the languages unless it is the original only. */
export function placeInWords(
  { problem: { form, path }, codes }: Grouped,
  site: Site,
  language = 'en',
  t: Translate = String,
) {
  if (!form) return '';
  const isOwn = codes.every((code) => code === site.languages[0].code);
  const languages = isOwn ? '' : ` (${namesOfLanguages(codes, language)})`;
  const label = `${labelOfForm(form, language, t)}${languages}`;
  return [label, ...labelsAlong(site.schemas[form.schema] ?? {}, path, t)].join(' › ');
}

/** A content error in the words of the office: labels of forms and fields instead of paths of files and fields. */
export function problemInWords(line: string, site: Site): string {
  const problem = problemOf(line, site);
  if (!problem.form) return problem.message;
  return `${placeInWords({ problem, codes: [problem.code] }, site)}: ${problem.message}`;
}

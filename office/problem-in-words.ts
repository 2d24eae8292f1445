import { labelsAlong } from './labels.ts';
import { type Form, fileIn, type Site } from './model.ts';
import type { Path } from './tree.ts';

/** A mistake of content that the build would refuse. */
export interface Problem {
  /** Undefined for a file that has no form. */
  form: Form | undefined;
  /** The language of its file. */
  code: string;
  path: Path;
  message: string;
}

/** The message of a field that is to be filled in. */
export const MISSING = 'missing';

/** Translates a label, or leaves it. */
type Translate = (words: string) => string;

/**
 * A content error of the build.
 *
 * @param problem as the build prints it: `content/certificates.yaml:65 certificates[0].expires: expected …`
 */
export function problemOf(problem: string, site: Site): Problem {
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

/** Where a mistake is: the labels of form and fields, and the language of a translation. */
export function placeInWords(problem: Problem, site: Site, language = 'en', t: Translate = String) {
  const { form, code, path } = problem;
  if (!form) return '';
  const [own] = site.languages;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code);
  const label = `${labelOfForm(form, language, t)}${code === own.code ? '' : ` (${name})`}`;
  return [label, ...labelsAlong(site.schemas[form.schema] ?? {}, path, t)].join(' › ');
}

/** A content error in the words of the office: labels of forms and fields instead of paths of files and fields. */
export function problemInWords(line: string, site: Site): string {
  const problem = problemOf(line, site);
  return problem.form ? `${placeInWords(problem, site)}: ${problem.message}` : problem.message;
}

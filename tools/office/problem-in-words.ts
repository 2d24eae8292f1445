import type { CmsConfig, Field } from '@sveltia/cms';
import { type AnyField, formsOf } from './forms.ts';

/**
 * A content error in the words of the office: labels of forms and fields instead of paths of files and fields.
 *
 * @param problem as the build prints it: `content/certificates.yaml:65 certificates[0].expires: expected …`
 */
export function problemInWords(problem: string, configuration: CmsConfig): string {
  const [, file = '', path = '', message = problem] =
    /^(content\/\S+):\d+ (?:([\w.[\]-]+): )?(.*)$/s.exec(problem) ?? [];
  const form = formOf(file, configuration);
  const words = message.replaceAll(
    /(?:content\/)?([\w/-]+\.(?:yaml|md))(?::\d+)?/g,
    (name, own: string) => formOf(`content/${own}`, configuration)?.name ?? name,
  );
  if (!form) return words;
  return `${[form.name, ...labelsOf(path, form.fields)].join(' › ')}: ${words}`;
}

/** The form of a file, with its label, which names the language of a translation. */
function formOf(file: string, configuration: CmsConfig) {
  const { i18n } = configuration;
  for (const { label, name, file: pattern, fields } of formsOf(configuration)) {
    for (const code of i18n?.locales ?? ['']) {
      const isOwn = code === i18n?.default_locale || !pattern.includes('{{locale}}');
      if (pattern.replace('{{locale}}/', isOwn ? '' : `${code}/`) !== file) continue;
      return { name: isOwn ? (label ?? name) : `${label ?? name} (${nameOf(code)})`, fields };
    }
  }
  return undefined;
}

function nameOf(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

/** The labels of the fields along a path: `certificates[0].expires` → `Certificates 1`, `Expires`. */
function labelsOf(path: string, form: readonly Field[]): string[] {
  const labels: string[] = [];
  let fields = form as readonly AnyField[];
  const [first] = fields;
  const full = first?.root ? `${first.name}${path}` : path;
  for (const step of full.match(/[\w-]+|\[\d+\]/g) ?? []) {
    const index = /^\[(\d+)\]$/.exec(step)?.[1];
    if (index === undefined) {
      const field = fields.find(({ name }) => name === step);
      labels.push(field?.label ?? step);
      fields = field?.field
        ? [field.field]
        : (field?.fields ?? field?.types?.flatMap((type) => type.fields ?? []) ?? []);
    } else labels.push(`${labels.pop() ?? ''} ${Number(index) + 1}`.trim());
  }
  return labels;
}

import type { FormFile } from '#contract/form-file.ts';
import { type FormName, formSchemas } from '#contract/forms.ts';
import { isMessageKey, MESSAGES, messageText } from '#contract/messages.ts';
import { type Problem, Refusal, type TypedForm } from './refusal.ts';
import type { WireFields } from './wire-fields.ts';

/** A form that may be accepted. */
export interface ValidForm {
  values: Record<string, string>;
  files: Record<string, FormFile>;
}

/**
 * The fields of a form by its schema: exactly those, as sent.
 * @throws Refusal 422 that lists `field: message` and carries what was typed; 413 when a file is
 * too large.
 */
export function validate(form: FormName, fields: WireFields): ValidForm {
  const result = formSchemas[form].safeParse(Object.fromEntries(sentFields(form, fields)));
  const problems = (result.error?.issues ?? []).map((issue): Problem => {
    if (!isMessageKey(issue.message)) throw new Error(`No text for "${issue.message}"`);
    const max = issue.code === 'custom' ? issue.params?.max : undefined;
    return { field: issue.path[0]?.toString() ?? null, key: issue.message, max };
  });
  if (!result.success) throw refusalOf(form, fields, problems);

  const valid: [string, unknown][] = Object.entries(result.data);
  return {
    values: Object.fromEntries(valid.filter(isTextEntry)),
    files: Object.fromEntries(valid.filter(isFileEntry)),
  };
}

/** The refusal of a form with these problems, carrying what was typed. */
export function refusalOf(form: FormName, fields: WireFields, problems: Problem[]): Refusal {
  const status = problems.some(({ key }) => key === 'fileTooLarge') ? 413 : 422;
  const text = problems.map(describe).join('\n');
  return new Refusal(status, text, { typed: typedForm(form, fields, problems) });
}

/** What was typed into a form, to be shown again. */
export function typedForm(form: FormName, fields: WireFields, problems: Problem[]): TypedForm {
  const values = Object.fromEntries(sentFields(form, fields).filter(isTextEntry));
  return { form, values, problems };
}

function sentFields(form: FormName, fields: WireFields): [string, unknown][] {
  return Object.keys(formSchemas[form].shape).flatMap((name) =>
    fields.has(name) ? [[name, fields.get(name)]] : [],
  );
}

function isFile(value: unknown): value is FormFile {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

const isFileEntry = (entry: [string, unknown]): entry is [string, FormFile] => isFile(entry[1]);

function describe({ field, key, max }: Problem): string {
  return field === null ? MESSAGES[key] : `${field}: ${messageText(MESSAGES[key], field, max)}`;
}

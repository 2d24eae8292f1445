import { STATUS_CODES } from 'node:http';
import type { FormFile } from '#shared/form-file.ts';
import { type FormName, formSchemas } from '#shared/forms.ts';
import { isMessageKey } from '#shared/messages.ts';
import { LANGUAGE_NAME } from '#shared/wire.ts';
import type { Problem, TypedForm } from '../pages/refusal-page.ts';
import type { WireFields } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** A form that passed validation. */
export interface ValidForm {
  values: Record<string, string>;
  files: Record<string, FormFile[]>;
}

/**
 * Validates a form by its schema; returns exactly the schema's fields, unchanged.
 * @throws Refusal 422 with the problems and the form to show again; 413 when a file is too large
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
    files: Object.fromEntries(valid.flatMap(filesOf)),
  };
}

/** The refusal of a form with these problems. */
export function refusalOf(form: FormName, fields: WireFields, problems: Problem[]): Refusal {
  const status = problems.some(({ key }) => key === 'fileTooLarge') ? 413 : 422;
  return new Refusal(status, STATUS_CODES[status] ?? '', {
    typed: typedForm(form, fields, problems),
  });
}

/** A form as typed, to show again. */
export function typedForm(form: FormName, fields: WireFields, problems: Problem[]): TypedForm {
  const sent = sentFields(form, fields);
  const values = Object.fromEntries(sent.filter(isTextEntry));
  const hasFiles = sent.some((entry) => filesOf(entry).length > 0);
  return { form, language: fields.get(LANGUAGE_NAME), values, problems, hasFiles };
}

function sentFields(form: FormName, fields: WireFields): [string, unknown][] {
  return Object.keys(formSchemas[form].shape).flatMap((name) =>
    fields.has(name) ? [[name, fields.get(name)]] : [],
  );
}

const isFile = (value: unknown) => typeof value === 'object' && value !== null && 'bytes' in value;

const isTextEntry = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** The files of a field: one, or a list. */
function filesOf([name, value]: [string, unknown]): [string, FormFile[]][] {
  const files = [value].flat().filter(isFile) as FormFile[];
  return files.length > 0 ? [[name, files]] : [];
}

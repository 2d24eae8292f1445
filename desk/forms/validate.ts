import { type FormName, formSchemas } from '#contract/forms.ts';
import { isMessageKey, MESSAGES } from '#contract/messages.ts';
import { type Problem, Refusal } from './refusal.ts';
import type { WireFields } from './wire-fields.ts';

/**
 * The fields of a form by its schema: exactly those, as sent.
 * @throws Refusal 422 that lists `field: message` and carries what was typed.
 */
export function validate(form: FormName, fields: WireFields): Record<string, string> {
  const schema = formSchemas[form];
  const sent = Object.keys(schema.shape).flatMap((name) =>
    fields.has(name) ? [[name, fields.get(name)] as const] : [],
  );
  const result = schema.safeParse(Object.fromEntries(sent));
  if (result.success) return result.data;

  const problems = result.error.issues.map((issue): Problem => {
    if (!isMessageKey(issue.message)) throw new Error(`No text for "${issue.message}"`);
    return { field: issue.path[0]?.toString() ?? null, key: issue.message };
  });
  const values = Object.fromEntries(
    sent.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  throw new Refusal(422, problems.map(describe).join('\n'), { typed: { form, values, problems } });
}

function describe({ field, key }: Problem): string {
  return field === null ? MESSAGES[key] : `${field}: ${MESSAGES[key].replace('{field}', field)}`;
}

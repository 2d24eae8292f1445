// Validation of forms by the shared schemas (spec §5).
import { expect, test } from 'vitest';
import { contactSchema } from '#shared/contact.ts';
import { schemaResolver, WHOLE_FORM } from './schema-resolver.ts';

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

const resolve = (values: Record<string, string>, schema = async () => contactSchema) =>
  schemaResolver<Record<string, string>>(schema)(values, undefined, OPTIONS);

test('§5 the values of a valid form are unchanged', async () => {
  const values = { user_name: 'مقدام', message: ' two\nlines ' };
  expect(await resolve(values)).toEqual({ values, errors: {} });
});

test.each([
  [{ user_email: 'nobody' }, 'user_email', 'emailInvalid'],
  [{ user_name: ' ' }, WHOLE_FORM, 'allBlank'],
])('§5 %j has the message key of %s, or of the whole form: %s', async (values, name, message) => {
  expect((await resolve(values)).errors).toMatchObject({ [name]: { message } });
});

test('§5 validation is left to the desk if the schema cannot be fetched', async () => {
  const values = { user_email: 'nobody' };
  const gone = () => Promise.reject(new Error('gone'));
  expect(await resolve(values, gone)).toEqual({ values, errors: {} });
});

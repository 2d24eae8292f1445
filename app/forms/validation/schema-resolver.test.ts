// Validation of forms by the shared schemas (spec §5).
import { describe, expect, test } from 'vitest';
import { contactSchema } from '#contract/contact.ts';
import { schemaResolver, WHOLE_FORM } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const resolve = (values: Record<string, string>) =>
  schemaResolver<Record<string, string>>(async () => contactSchema)(values, undefined, options);

describe('schemaResolver', () => {
  test('§5 hands a valid form through as typed', async () => {
    const values = { user_name: 'مقدام', message: ' two\nlines ' };
    expect(await resolve(values)).toEqual({ values, errors: {} });
  });

  test('§5 names the field and the key of its message', async () => {
    const { errors } = await resolve({ user_email: 'nobody' });
    expect(errors).toMatchObject({ user_email: { message: 'emailInvalid' } });
  });

  test('§5 leaves judging to the desk where the schema cannot be fetched', async () => {
    const values = { user_email: 'nobody' };
    const judge = schemaResolver<typeof values>(() => Promise.reject(new Error('gone')));
    expect(await judge(values, undefined, options)).toEqual({ values, errors: {} });
  });

  test('§5 keeps an issue of the whole form apart from the fields', async () => {
    const { errors } = await resolve({ user_name: ' ' });
    expect(errors).toMatchObject({ [WHOLE_FORM]: { message: 'allBlank' } });
  });
});

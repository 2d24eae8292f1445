// Validation of forms by the shared schemas (spec §5).
import { describe, expect, test } from 'vitest';
import { contactSchema } from '#shared/contact.ts';
import { schemaResolver, WHOLE_FORM } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const resolve = (values: Record<string, string>) =>
  schemaResolver<Record<string, string>>(async () => contactSchema)(values, undefined, options);

describe('schemaResolver', () => {
  test('§5 returns the values of a valid form unchanged', async () => {
    const values = { user_name: 'مقدام', message: ' two\nlines ' };
    expect(await resolve(values)).toEqual({ values, errors: {} });
  });

  test('§5 returns the message key by field', async () => {
    const { errors } = await resolve({ user_email: 'nobody' });
    expect(errors).toMatchObject({ user_email: { message: 'emailInvalid' } });
  });

  test('§5 leaves validation to the desk if the schema cannot be fetched', async () => {
    const values = { user_email: 'nobody' };
    const resolver = schemaResolver<typeof values>(() => Promise.reject(new Error('gone')));
    expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  });

  test('§5 keeps an issue of the whole form apart from the fields', async () => {
    const { errors } = await resolve({ user_name: ' ' });
    expect(errors).toMatchObject({ [WHOLE_FORM]: { message: 'allBlank' } });
  });
});

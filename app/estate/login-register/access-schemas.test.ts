// Rules of register and login (spec §5).
import { describe, expect, test } from 'vitest';
import { MAX_LENGTH } from '#shared/limits.ts';
import { userState } from '../account/user-state.ts';
import { errorKeys } from '../forms/error-keys.ts';
import { loginSchema, passwordChangeSchema, registerSchema } from './access-schemas.ts';

const good = {
  name: 'Lina',
  lastName: 'Berg',
  username: 'lina',
  email: 'lina@house.example',
  current: 'before',
  password: 'Aa1!x',
  confirm: 'Aa1!x',
  terms: true,
};

const errors = (
  schema: Parameters<typeof errorKeys>[0],
  change: Partial<Record<keyof typeof good, unknown>> = {},
) => errorKeys(schema, { ...good, ...change });

test.each([registerSchema, loginSchema, passwordChangeSchema])(
  '§5 a complete form is valid',
  async (schema) => expect(await errors(schema)).toEqual({}),
);

const tail = '@house.example';
const longest = {
  name: 'n'.repeat(MAX_LENGTH.name),
  lastName: 'n'.repeat(MAX_LENGTH.name),
  username: 'n'.repeat(MAX_LENGTH.name),
  email: `${'n'.repeat(MAX_LENGTH.email - tail.length)}${tail}`,
};

test('§4 values of the maximum length are valid and reach the account', async () => {
  expect(await errors(registerSchema, longest)).toEqual({});
  expect(userState({ ...good, ...longest })).toEqual(longest);
});

test.each(['name', 'lastName', 'username', 'email'] as const)(
  '§4 %s is rejected with one character more than the navigation state accepts',
  async (name) => {
    const refusal = { [name]: 'tooLong' };
    expect(await errors(registerSchema, { [name]: `n${longest[name]}` })).toEqual(refusal);
  },
);

test.each([
  ['', 'passwordRequired'],
  ['Aa1!', 'passwordShort'],
  ['abcde', 'passwordNumber'],
  ['ABCD1', 'passwordLower'],
  ['abcd1', 'passwordUpper'],
  ['Abcd1', 'passwordSymbol'],
])('§5 the password "%s" is rejected: %s', async (password, message) => {
  expect(await errors(loginSchema, { password })).toEqual({ password: message });
});

describe('§5 register', () => {
  test.each([
    ['name', '', 'firstNameRequired'],
    ['name', 'Li', 'tooShort'],
    ['name', '👍👍', 'tooShort'],
    ['lastName', '', 'lastNameRequired'],
    ['lastName', 'Be', 'tooShort'],
    ['username', 'li', 'tooShort'],
    ['username', '', 'required'],
    ['email', 'lina@', 'emailInvalid'],
    ['confirm', '', 'required'],
    ['confirm', 'Aa1!y', 'confirmDiffers'],
    ['terms', false, 'termsRequired'],
  ])('rejects %s "%s": %s', async (name, value, message) => {
    expect(await errors(registerSchema, { [name]: value })).toEqual({ [name]: message });
  });

  test('reports unequal passwords even if other fields are invalid', async () => {
    expect(await errors(registerSchema, { username: '', confirm: 'else' })).toEqual({
      username: 'required',
      confirm: 'confirmDiffers',
    });
  });
});

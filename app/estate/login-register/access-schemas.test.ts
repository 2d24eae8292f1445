// Limits of register (spec §4); its other rules are tested on its page.
import { expect, test } from 'vitest';
import { MAX_LENGTH } from '#shared/limits.ts';
import { userState } from '../account/user-state.ts';
import { errorKeys } from '../forms/error-keys.ts';
import { registerSchema } from './access-schemas.ts';

const tail = '@house.example';
const longest = {
  name: 'n'.repeat(MAX_LENGTH.name),
  lastName: 'n'.repeat(MAX_LENGTH.name),
  username: 'n'.repeat(MAX_LENGTH.name),
  email: `${'n'.repeat(MAX_LENGTH.email - tail.length)}${tail}`,
};
const form = { ...longest, password: 'Aa1!x', confirm: 'Aa1!x', terms: true };

test('§4 values of the maximum length are valid and reach the account', async () => {
  expect(await errorKeys(registerSchema, form)).toEqual({});
  expect(userState(form)).toEqual(longest);
});

const names = ['name', 'lastName', 'username', 'email'] as const;

test.each([
  // One character more than the navigation state accepts.
  ...names.map((name) => [name, `n${longest[name]}`, 'tooLong'] as const),
  ['name', '👍👍', 'tooShort'],
  ['lastName', 'Be', 'tooShort'],
  ['username', 'li', 'tooShort'],
] as const)('§4 §5 a %s may not be %s: %s', async (name, value, message) => {
  expect(await errorKeys(registerSchema, { ...form, [name]: value })).toEqual({ [name]: message });
});

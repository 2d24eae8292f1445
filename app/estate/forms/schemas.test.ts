// Characters of the template's contact message and keyword search (spec §5, §9); their other rules are tested on pages.
import { expect, test } from 'vitest';
import { errorKeys } from './error-keys.ts';
import { keywordSchema, messageSchema } from './schemas.ts';

const good = {
  name: 'Lin',
  phone: 'ask at the desk',
  email: 'lin@house.example',
  address: 'Way',
  message: '',
};

test('§5 any telephone is accepted, and no message', async () => {
  expect(await errorKeys(messageSchema, good)).toEqual({});
});

test.each([
  ['name', '👷🏽‍♀️👷🏽‍♀️', 'tooShort'],
  ['name', 'مُحَ', 'tooShort'],
  ['name', 'علي', undefined],
  ['address', '👍👍', 'tooShort'],
  ['address', ' ', 'required'],
  ['message', '👍👍👍', 'messageShort'],
  ['message', 'Fives', undefined],
])('§5 a rule for %s counts graphemes: %s', async (name, value, message) => {
  const errors = await errorKeys(messageSchema, { ...good, [name]: value });
  expect(errors).toEqual(message ? { [name]: message } : {});
});

test.each([
  ['👍👍', { searchKeyword: 'tooShort' }],
  ['vil', {}],
])('§5 a rule for keywords counts graphemes: %s', async (searchKeyword, errors) => {
  expect(await errorKeys(keywordSchema, { searchKeyword })).toEqual(errors);
});

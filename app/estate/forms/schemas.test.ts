// Rules of the template's contact message, quote and keyword search (spec §5, §9).
import { describe, expect, test } from 'vitest';
import { errorKeys } from './error-keys.ts';
import { keywordSchema, messageSchema, quoteSchema } from './schemas.ts';

const good = {
  name: 'Lin',
  phone: 'ask at the desk',
  email: 'lin@house.example',
  address: 'Way',
  type: 'Consulting Service',
  message: '',
};

const errors = (
  schema: Parameters<typeof errorKeys>[0],
  change: Partial<typeof good & { searchKeyword: string }> = {},
) => errorKeys(schema, { ...good, ...change });

describe('§5 the contact message', () => {
  test('accepts names and addresses from 3 characters, any phone, and no message', async () => {
    expect(await errors(messageSchema)).toEqual({});
  });

  test.each([
    ['name', '', 'required'],
    ['name', 'Li', 'tooShort'],
    ['phone', '', 'required'],
    ['address', ' ', 'required'],
    ['address', 'Wa', 'tooShort'],
    ['email', '', 'required'],
    ['email', 'lin@house', 'emailInvalid'],
    ['message', 'Four', 'messageShort'],
  ])('rejects %s "%s": %s', async (name, value, message) => {
    expect(await errors(messageSchema, { [name]: value })).toEqual({ [name]: message });
  });

  test.each([
    ['two emoji', '👍👍', 'tooShort'],
    ['two emoji of several parts', '👷🏽‍♀️👷🏽‍♀️', 'tooShort'],
    ['two letters with vowel signs', 'مُحَ', 'tooShort'],
    ['three letters', 'علي', undefined],
  ])('counts graphemes of a name: %s', async (_, name, message) => {
    expect((await errors(messageSchema, { name })).name).toBe(message);
  });

  test.each([
    ['Fives', undefined],
    ['👍👍👍', 'messageShort'],
  ])('accepts a message from 5 characters: %s', async (message, error) => {
    expect((await errors(messageSchema, { message })).message).toBe(error);
  });
});

test('§3 the quote requires name, e-mail, phone and type', async () => {
  const blank = { name: '', email: '', phone: '', type: '' };
  expect(await errors(quoteSchema)).toEqual({});
  expect(Object.keys(await errors(quoteSchema, blank))).toEqual(['name', 'email', 'phone', 'type']);
});

test.each([
  ['', 'required'],
  ['vi', 'tooShort'],
  ['👍👍', 'tooShort'],
  ['vil', undefined],
])('§5 a keyword has at least 3 characters: "%s"', async (searchKeyword, message) => {
  expect((await errors(keywordSchema, { searchKeyword })).searchKeyword).toBe(message);
});

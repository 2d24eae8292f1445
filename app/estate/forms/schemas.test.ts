// Rules of the template's contact message, quote and keyword search (spec §5, §9).
import { describe, expect, test } from 'vitest';
import { type LoadSchema, schemaResolver } from '#app/forms/validation/schema-resolver.ts';
import { keywordSchema, messageSchema, quoteSchema } from './schemas.ts';

const good = {
  name: 'Lin',
  phone: 'ask at the desk',
  email: 'lin@house.example',
  address: 'Way',
  type: 'Consulting Service',
  message: '',
};

type Schema = Awaited<ReturnType<LoadSchema>>;

async function errors(schema: Schema, change: Record<string, string> = {}) {
  const result = await schemaResolver(async () => schema)({ ...good, ...change }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(result.errors).map(([name, error]) => [name, error?.message]),
  );
}

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

  test('counts graphemes: an emoji is one character', async () => {
    for (const two of ['👍👍', '👷🏽‍♀️👷🏽‍♀️', 'مُحَ']) {
      expect(await errors(messageSchema, { name: two, address: two })).toEqual({
        name: 'tooShort',
        address: 'tooShort',
      });
    }
    expect(await errors(messageSchema, { message: '👍👍👍' })).toEqual({ message: 'messageShort' });
    expect(await errors(messageSchema, { name: 'علي' })).toEqual({});
  });

  test('accepts a message from 5 characters', async () => {
    expect(await errors(messageSchema, { message: 'Fives' })).toEqual({});
  });
});

test('§3 the quote requires name, e-mail, phone and type', async () => {
  const blank = { name: '', email: '', phone: '', type: '' };
  expect(await errors(quoteSchema)).toEqual({});
  expect(Object.keys(await errors(quoteSchema, blank))).toEqual(['name', 'email', 'phone', 'type']);
});

test('§5 a keyword is required and has at least 3 characters', async () => {
  expect(await errors(keywordSchema, { searchKeyword: '' })).toEqual({ searchKeyword: 'required' });
  expect(await errors(keywordSchema, { searchKeyword: 'vi' })).toEqual({
    searchKeyword: 'tooShort',
  });
  expect(await errors(keywordSchema, { searchKeyword: '👍👍' })).toEqual({
    searchKeyword: 'tooShort',
  });
  expect(await errors(keywordSchema, { searchKeyword: 'vil' })).toEqual({});
});

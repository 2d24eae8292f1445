// Decision 0203: facts and figures are written in braces.
import { expect, it } from 'vitest';
import { fillText, text, textWithAny } from './placeholders.ts';

const values: Record<string, string> = {
  name: 'Al Rashid: Gulf',
  legal: 'Sahel Co.',
  'phones.sales': '+966 13 1',
};
const valueFor = (name: string) => values[name];

it('fills known placeholders and keeps the others', () => {
  expect(fillText('{name} has {n} of {total}', valueFor)).toBe(
    'Al Rashid: Gulf has {n} of {total}',
  );
});

it('removes the spaces from a number in a tel: link', () => {
  expect(fillText('[{phones.sales}](tel:{phones.sales})', valueFor)).toBe(
    '[+966 13 1](tel:+966131)',
  );
});

it.each([
  ['© {legal}. All rights reserved.', '© Sahel Co. All rights reserved.'],
  ['We are {legal}', 'We are Sahel Co.'],
  ['{legal}...', 'Sahel Co....'],
  ['By {name}.', 'By Al Rashid: Gulf.'],
])('a name that ends in a full stop has no second one: %s', (given, filled) => {
  expect(fillText(given, valueFor)).toBe(filled);
});

it.each(['{nonsense}', 'We are {head count}', '{}'])('a text rejects %s', (given) => {
  expect(text.safeParse(given).success).toBe(false);
});

it.each([
  ['In }city{', 'written as {city}'],
  ['By {{name}}', 'written as {name}'],
  ['By {name', 'such as {name}, but one of them is alone'],
])('braces that do not enclose a name are one mistake: %s', (given, end) => {
  const filled = fillText(given, valueFor);
  for (const schema of [text, textWithAny(['fields'])]) {
    expect(schema.safeParse(filled).error?.issues.map(({ message }) => message)).toEqual([
      `expected a name between two braces, ${end}`,
    ]);
  }
});

it('a text with placeholders of its own reports an unknown one by name', () => {
  const mail = textWithAny(['user_name', 'fields']);
  expect(mail.parse('From {user_name}')).toBe('From {user_name}');
  expect(mail.safeParse('From {user}').error?.issues[0]?.message).toBe(
    'unknown placeholder {user}: expected facts of company.yaml, {user_name}, {fields}',
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { FileField } from './file-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const TEXTS = { label: 'Name', hint: 'As on your registration', error: 'Too short' };
const FILE_TEXTS = { choose: 'Choose', none: 'None', remove: 'Take out {file}' };

describe.each([
  ['a text field', <TextField key="a" {...TEXTS} />],
  ['a text area', <TextArea key="b" {...TEXTS} />],
  ['a select', <SelectField key="c" {...TEXTS} options={[{ value: 'a', label: 'A' }]} />],
  ['a checkbox', <CheckboxField key="d" {...TEXTS} />],
  ['a file control', <FileField key="e" {...TEXTS} fileTexts={FILE_TEXTS} />],
])('%s', (_, control) => {
  const html = renderToStaticMarkup(control);
  const attribute = (name: string) =>
    new RegExp(`<(?:input|textarea|select)[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '';

  test('is named by its label, described by its error, then its hint, and marked invalid', () => {
    const isWrapped = /<label[^>]*><input/.test(html);
    expect(isWrapped || html.includes(`for="${attribute('id')}"`)).toBe(true);
    const described = attribute('aria-describedby').split(' ');
    const texts = described.map((id) => html.split(`id="${id}"`)[1]?.split('</p>')[0]);
    expect(texts).toEqual([TEXTS.error, TEXTS.hint].map((text) => expect.stringContaining(text)));
    expect(attribute('aria-invalid')).toBe('true');
  });
});

test('free text has its own direction, an e-mail address is left to right; without error nothing is marked', () => {
  const html = renderToStaticMarkup(<TextField label="Name" />);
  expect(html).toContain('dir="auto"');
  expect(html).not.toContain('aria-');
  expect(renderToStaticMarkup(<TextArea label="Message" />)).toContain('dir="auto"');
  expect(renderToStaticMarkup(<TextField label="E-mail" type="email" />)).toContain('dir="ltr"');
});

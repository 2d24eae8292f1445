import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { FileField } from './file-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const TEXTS = { label: 'Name', hint: 'As on your registration', error: 'Too short' };

const CONTROLS = {
  'a text field': <TextField {...TEXTS} />,
  'a text area': <TextArea {...TEXTS} />,
  'a select': <SelectField {...TEXTS} options={[{ value: 'a', label: 'A' }]} />,
  'a checkbox': <CheckboxField {...TEXTS} />,
  'a file control': (
    <FileField
      {...TEXTS}
      fileTexts={{ choose: 'Choose', none: 'None', remove: 'Take out {file}' }}
    />
  ),
};

describe.each(Object.entries(CONTROLS))('%s', (_, control) => {
  const html = renderToStaticMarkup(control);
  const attribute = (name: string) =>
    new RegExp(`<(?:input|textarea|select)[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '';

  test('is named by its label', () => {
    const wrapped = /<label[^>]*><input/.test(html);
    expect(wrapped || html.includes(`for="${attribute('id')}"`)).toBe(true);
  });

  test('is described by its error, then its hint, and marked invalid', () => {
    const described = attribute('aria-describedby').split(' ');
    expect(described).toHaveLength(2);
    const texts = described.map((id) => html.split(`id="${id}"`)[1]?.split('</p>')[0]);
    expect(texts[0]).toContain('Too short');
    expect(texts[1]).toContain('As on your registration');
    expect(attribute('aria-invalid')).toBe('true');
  });
});

describe('text direction', () => {
  test('free text has its own direction', () => {
    expect(renderToStaticMarkup(<TextField label="Name" />)).toContain('dir="auto"');
    expect(renderToStaticMarkup(<TextArea label="Message" />)).toContain('dir="auto"');
  });

  test('e-mail addresses are left to right', () => {
    expect(renderToStaticMarkup(<TextField label="E-mail" type="email" />)).toContain('dir="ltr"');
  });

  test('a field without error is not marked', () => {
    expect(renderToStaticMarkup(<TextField label="Name" />)).not.toContain('aria-');
  });
});

import { expect, test } from 'vitest';
import { filled } from './template.ts';

const ME = { vacancies: [{ number: 'V-12', title: 'Pipe fitter' }] };
const template = { subject: '{vacancy} ({reference})', text: 'Dear {sender},' };

test('a template has the name, the reference and the title of the vacancy', () => {
  const message = { name: 'Huda', reference: 'A1B2', vacancy: 'V-12' };
  expect(filled(template, message, ME)).toEqual({
    subject: 'Pipe fitter (A1B2)',
    text: 'Dear Huda,',
  });
});

test('a vacancy that the site no longer has is named by its number', () => {
  const message = { name: 'Huda', reference: 'A1B2', vacancy: 'V-9' };
  expect(filled(template, message, ME).subject).toBe('V-9 (A1B2)');
});

test('a placeholder without a value remains, and a name is never taken for one', () => {
  const message = { name: '{reference} $&', reference: 'A1B2', vacancy: null };
  expect(filled(template, message, ME)).toEqual({
    subject: '{vacancy} (A1B2)',
    text: 'Dear {reference} $&,',
  });
});

import { expect, test } from 'vitest';
import type { Names } from '#shared/inbox.ts';
import { filled } from './template.ts';

const named = (title: string): Names => ({
  ...{ cards: [], stages: [], trades: [], documents: [] },
  vacancies: [{ number: 'V-12', title }],
});
const ME = { names: { en: named('Pipe fitter'), ar: named('فني تركيب أنابيب') } };
const template = { language: 'en', subject: '{vacancy} ({reference})', text: 'Dear {sender},' };

test('a template has the name, the reference and the title of the vacancy', () => {
  const message = { name: 'Huda', reference: 'A1B2', vacancy: 'V-12' };
  expect(filled(template, message, ME)).toEqual({
    subject: 'Pipe fitter (A1B2)',
    text: 'Dear Huda,',
  });
});

test('a template has the title of the vacancy in its own language', () => {
  const message = { name: 'Huda', reference: 'A1B2', vacancy: 'V-12' };
  const { subject } = filled({ ...template, language: 'ar' }, message, ME);
  expect(subject).toBe('فني تركيب أنابيب (A1B2)');
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

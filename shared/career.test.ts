// The application form: its fields (spec §3) and their validation (§5).
import { expect, it } from 'vitest';
import { careerSchema } from './career.ts';
import { DOCUMENT_ACCEPT } from './file-type.ts';
import type { FormFile } from './form-file.ts';
import { MAX_FILE_BYTES } from './limits.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const PROGRAM = new TextEncoder().encode('MZ\x90\0\x03\0\0\0');

const resume: FormFile = { name: 'résumé.pdf', size: 40_000, bytes: PDF };
const application = {
  vacancy: 'V-31 Pipe welder',
  user_name: 'Huda Sample',
  user_email: 'huda@mail.example',
  user_phone: '+966 13 000 0097',
  portfolio: '',
  resume,
};

const problems = (change: Record<string, unknown>) =>
  careerSchema
    .safeParse({ ...application, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('§3 §5 an application has the five fields and the vacancy, and requires all but the portfolio link', () => {
  expect(Object.keys(careerSchema.shape)).toEqual(Object.keys(application));
  expect(careerSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
    'user_name',
    'user_email',
    'user_phone',
    'resume',
  ]);
  expect(problems({ user_name: ' \t\u200e' })).toEqual([['user_name', 'required']]);
  expect(problems({})).toEqual([]);
});

it.each([
  ['V-999', 'V-999'],
  ['One that closed a minute ago', 'One that closed a minute ago'],
  ['', undefined],
  [undefined, undefined],
])('an application keeps the vacancy %j', (vacancy, kept) => {
  expect(careerSchema.parse({ ...application, vacancy }).vacancy).toBe(kept);
});

it.each([
  ['vacancy', 'x'.repeat(201), 'tooLong'],
  ['vacancy', 31, 'notText'],
  ['portfolio', 'huda', 'urlInvalid'],
  ['portfolio', 'www.huda.example', 'urlInvalid'],
  ['portfolio', 'javascript:alert(1)', 'urlInvalid'],
  ['portfolio', 'https://huda', 'urlInvalid'],
])('§5 an application is rejected if its %s is %j', (name, value, message) => {
  expect(problems({ [name]: value })).toEqual([[name, message]]);
});

it.each([
  { portfolio: '\u200fhttps://huda.example\u200f ' },
  { portfolio: 'http://huda.example:8080/a?b=ج#c' },
  { resume: { ...resume, name: 'cv.PDF' } },
  { resume: { ...resume, name: 'سيرة ذاتية.doc' } },
  { resume: { ...resume, name: 'a.b.docx' } },
])('§5 an application is accepted with %j', (change) => {
  expect(problems(change)).toEqual([]);
});

it.each([
  ['§5 missing: no field', undefined, 'required'],
  ['§5 missing: a text', 'cv.pdf', 'required'],
  ['§5 missing: an untouched file field', { name: '', size: 0, bytes: PDF }, 'required'],
  ['§5 of another type', { ...resume, name: 'cv.exe' }, 'fileType'],
  ['§5 with a property of objects as its type', { ...resume, name: 'a.constructor' }, 'fileType'],
  ['a renamed program', { ...resume, bytes: PROGRAM }, 'fileContent'],
  ['shorter than its signature', { ...resume, bytes: PDF.subarray(0, 3) }, 'fileContent'],
  ['empty', { ...resume, size: 0, bytes: new Uint8Array() }, 'fileEmpty'],
  ['one byte over 5 MB', { ...resume, size: MAX_FILE_BYTES + 1 }, 'fileTooLarge'],
  ['with a name that is too long', { ...resume, name: `${'x'.repeat(300)}.pdf` }, 'fileNameLong'],
])('a résumé is rejected: %s', (_, given, message) => {
  expect(problems({ resume: given })).toEqual([['resume', message]]);
});

it('§5 a résumé of exactly 5 MB, .pdf, .doc or .docx, is accepted and returned unchanged', () => {
  expect([MAX_FILE_BYTES, DOCUMENT_ACCEPT]).toEqual([5_242_880, '.pdf,.doc,.docx']);
  const given = { ...resume, size: MAX_FILE_BYTES, more: 'another property' };
  expect(careerSchema.parse({ ...application, resume: given }).resume).toBe(given);
});

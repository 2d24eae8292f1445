// The application form: its fields (spec §3) and their validation (§5).
import { describe, expect, it } from 'vitest';
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

describe('an application', () => {
  it('keeps any vacancy as submitted, and accepts none', () => {
    for (const vacancy of ['V-999', 'One that closed a minute ago']) {
      expect(careerSchema.parse({ ...application, vacancy }).vacancy).toBe(vacancy);
    }
    for (const vacancy of ['', undefined]) {
      expect(careerSchema.parse({ ...application, vacancy }).vacancy).toBeUndefined();
    }
    expect(problems({ vacancy: 'x'.repeat(201) })).toEqual([['vacancy', 'tooLong']]);
    expect(problems({ vacancy: 31 })).toEqual([['vacancy', 'notText']]);
  });

  it('§3 has exactly the five fields, and the vacancy', () => {
    expect(Object.keys(careerSchema.shape)).toEqual(Object.keys(application));
  });

  it('§5 requires all but the portfolio link', () => {
    expect(careerSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
      'user_name',
      'user_email',
      'user_phone',
      'resume',
    ]);
    expect(problems({ user_name: ' \t\u200e' })).toEqual([['user_name', 'required']]);
    expect(problems({})).toEqual([]);
  });

  it('§5 accepts only complete http and https links as the portfolio', () => {
    for (const portfolio of [
      'https://huda.example',
      '\u200fhttps://huda.example\u200f ',
      'http://huda.example:8080/a?b=ج#c',
    ]) {
      expect(problems({ portfolio })).toEqual([]);
    }
    for (const portfolio of ['huda', 'www.huda.example', 'javascript:alert(1)', 'https://huda']) {
      expect(problems({ portfolio })).toEqual([['portfolio', 'urlInvalid']]);
    }
  });
});

describe('a résumé', () => {
  it('§5 may be named .pdf, .doc or .docx, in upper or lower case', () => {
    expect(DOCUMENT_ACCEPT).toBe('.pdf,.doc,.docx');
    for (const name of ['cv.PDF', 'سيرة ذاتية.doc', 'a.b.docx']) {
      expect(problems({ resume: { ...resume, name } }), name).toEqual([]);
    }
  });

  it.each([
    ['§5 missing: no field', undefined, 'required'],
    ['§5 missing: a text', 'cv.pdf', 'required'],
    ['§5 missing: an untouched file field', { name: '', size: 0, bytes: PDF }, 'required'],
    ['§5 of another type', { ...resume, name: 'cv.exe' }, 'fileType'],
    [
      '§5 with an extension that is a property of objects',
      { ...resume, name: 'a.constructor' },
      'fileType',
    ],
    ['a renamed program', { ...resume, bytes: PROGRAM }, 'fileContent'],
    ['shorter than its signature', { ...resume, bytes: PDF.subarray(0, 3) }, 'fileContent'],
    ['empty', { ...resume, size: 0, bytes: new Uint8Array() }, 'fileEmpty'],
    ['one byte over 5 MB', { ...resume, size: MAX_FILE_BYTES + 1 }, 'fileTooLarge'],
    ['with a name that is too long', { ...resume, name: `${'x'.repeat(300)}.pdf` }, 'fileNameLong'],
  ])('is rejected: %s', (_, given, message) => {
    expect(problems({ resume: given })).toEqual([['resume', message]]);
  });

  it('of exactly 5 MB is accepted and returned unchanged', () => {
    expect(MAX_FILE_BYTES).toBe(5_242_880);
    const given = { ...resume, size: MAX_FILE_BYTES, more: 'another property' };
    expect(careerSchema.parse({ ...application, resume: given }).resume).toBe(given);
  });
});

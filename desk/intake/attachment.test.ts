// A file's name is a visitor's text: it is made safe and stays readable.
import { expect, it } from 'vitest';
import { readableName, safeName } from './attachment.ts';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['سيرة ذاتية ٢٠٢٦.pdf', 'سيرة ذاتية ٢٠٢٦.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\my cv.PDF', 'my cv.pdf'],
  ['cv\u202efdp.pdf', 'cvfdp.pdf'],
  ['a\r\nContent-Type: x.pdf', 'aContent-Type x.pdf'],
  ['.pdf', 'file.pdf'],
  ['con.pdf', 'file con.pdf'],
  ['nul.v2.pdf', 'file nul.v2.pdf'],
  ['...-rf $(x) `y`; "z".pdf', 'rf (x) y z.pdf'],
  [`${'م'.repeat(250)}.pdf`, `${'م'.repeat(115)}.pdf`],
  [`${'履'.repeat(100)}.pdf`, `${'履'.repeat(76)}.pdf`],
  [`con.${'x'.repeat(250)}.pdf`, `file con.${'x'.repeat(226)}.pdf`],
  ['क्षि'.repeat(60), `${'क्षि'.repeat(19)}.pdf`],
  [`${'a'.repeat(229)}😀.pdf`, `${'a'.repeat(229)}.pdf`],
  [`x${'\u0301'.repeat(240)}.pdf`, 'file.pdf'],
  ['cv.pdf\u200f', 'cv.pdf'],
  ['document:1000012345', 'document 1000012345.pdf'],
  ['CV 3.1', 'CV 3.1.pdf'],
  ['\u3164\u115f', 'file.pdf'],
  ['cv.exe.pdf', 'cv.exe.pdf'],
])('%j becomes %j', (original, expected) => {
  expect(safeName(original, 'pdf')).toBe(expected);
});

it('keeps the original name, without control characters', () => {
  expect(readableName('سيرة\u0000\r\n\u202efdp')).toBe('سيرة����fdp');
});

// The content of a résumé decides whether it is accepted, and under which name it is stored.
import { describe, expect, it } from 'vitest';
import { careerSchema } from '#shared/career.ts';
import { MAX_FILE_BYTES } from '#shared/limits.ts';
import { compoundFile, DOCX_PARTS, doc, docx, PROGRAM, pdf, zip } from '../testing/documents.ts';
import { APPLICATION } from '../testing/forms.ts';
import { asAttachment } from './attachment.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PDF = 'application/pdf';
const DOC = 'application/msword';

/** Bytes in front of a PDF. */
const pdfAfter = (front: string | Buffer) => Buffer.concat([Buffer.from(front), pdf(9)]);

const problemsOf = (name: string, bytes: Buffer) =>
  careerSchema
    .safeParse({ ...APPLICATION, resume: { name, size: bytes.length, bytes } })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`);

describe('is stored under the name and media type of its content', () => {
  const macros = { name: 'word/vbaProject.bin', content: 'x' };

  it.each<[string, string, Buffer, string, string]>([
    ['a PDF after a byte order mark', 'cv.pdf', pdfAfter('\ufeff'), 'cv.pdf', PDF],
    ['a PDF after a blank line', 'cv.pdf', pdfAfter('\r\n'), 'cv.pdf', PDF],
    ['a PDF after an echoed header', 'cv.pdf', pdfAfter('Content-Type: x\r\n\r\n'), 'cv.pdf', PDF],
    ['a PDF after a warning of PHP', 'cv.pdf', pdfAfter('<br />\n<b>Warning</b>\n'), 'cv.pdf', PDF],
    ['a PDF after 1,019 bytes', 'cv.pdf', pdfAfter('%'.repeat(1_019)), 'cv.pdf', PDF],
    ['a .doc', 'cv.doc', doc(), 'cv.doc', DOC],
    ['a .doc named .docx', 'cv.docx', doc(), 'cv.doc', DOC],
    ['a .doc of another program', 'cv.doc', compoundFile({ worddocument: '' }), 'cv.doc', DOC],
    ['a .docx', 'cv.DOCX', docx(), 'cv.docx', DOCX],
    ['a .docx named .doc', 'cv.doc', docx(), 'cv.docx', DOCX],
    ['a .docx named .pdf', 'cv.pdf', docx(), 'cv.docx', DOCX],
    ['a .docx with macros', 'cv.docx', docx(macros), 'cv.docx', DOCX],
    ['a .docx in another order', 'cv.docx', zip([...DOCX_PARTS].reverse()), 'cv.docx', DOCX],
    ['a mark after the extension', 'سيرة.pdf\u200f', pdf(9), 'سيرة.pdf', PDF],
    ['marks within the extension', 'cv\u2067.p\u200bdf\u2069', pdf(9), 'cv.pdf', PDF],
    ['blanks and dots at the end', 'cv.pdf .\u00a0', pdf(9), 'cv.pdf', PDF],
    ['no extension, of Android', 'document:1000012345', pdf(9), 'document 1000012345.pdf', PDF],
    ['no extension, with a dot', 'CV 3.1', docx(), 'CV 3.1.docx', DOCX],
  ])('%s', (_, name, bytes, stored, mediaType) => {
    expect(problemsOf(name, bytes)).toBeUndefined();
    const file = { name, size: bytes.length, bytes };
    expect(asAttachment('career', { field: 'resume', label: '' }, file, false)).toMatchObject({
      name: stored,
      mediaType,
    });
  });
});

describe('is refused with the remedy, in the browser and by the desk', () => {
  const odt = zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content/>' },
  ]);
  const within = (name: string, content: string | Buffer) => zip([{ name, content }]);
  const utf16 = Buffer.from('\ufeff<!DOCTYPE html>', 'utf16le');

  it.each<[string, name: string, key: string, content: Buffer | string]>([
    ['a PDF after 1,020 bytes', 'cv.pdf', 'fileContent', pdfAfter('%'.repeat(1_020))],
    ['a program', 'cv.docx', 'fileContent', PROGRAM],
    ['a program with a PDF in it', 'cv.pdf', 'fileContent', pdfAfter(PROGRAM.subarray(0, 99))],
    ['a program without extension', 'document:1000012346', 'fileContent', PROGRAM],
    ['a ZIP', 'cv.docx', 'fileContent', within('evil.exe', PROGRAM)],
    ['a ZIP with a PDF in it', 'cv.pdf', 'fileContent', within('%PDF-', pdf(9))],
    ['a ZIP with a .docx in it', 'cv.docx', 'fileContent', within('cv.docx', docx())],
    ['a ZIP with a folder word', 'cv.docx', 'fileContent', within('word/a.txt', 'a')],
    ['an OpenDocument text', 'cv.docx', 'fileContent', odt],
    ['a .docx cut off', 'cv.docx', 'fileContent', docx().subarray(0, -30)],
    ['a workbook', 'cv.doc', 'fileContent', compoundFile({ Workbook: '' })],
    ['a compound file cut off', 'cv.doc', 'fileContent', doc().subarray(0, 600)],
    ['a picture', 'cv.doc', 'fileContent', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['zeros', 'cv.pdf', 'fileContent', Buffer.alloc(5_000)],
    ['rich text', 'cv.doc', 'fileTextFormat', '{\\rtf1\\ansi Huda}'],
    ['a web page', 'cv.doc', 'fileTextFormat', '\ufeff\r\n<html xmlns:w="x"><p>Huda'],
    ['a web page in UTF-16', 'cv.doc', 'fileTextFormat', utf16],
    ['a web archive of Word', 'cv.doc', 'fileTextFormat', 'MIME-Version: 1.0\r\n\r\nHuda'],
    ['a web archive of Chrome', 'cv.doc', 'fileTextFormat', 'From: <x>\r\nMIME-Version: 1.0\r\n'],
    ['Word 2003 XML', 'cv.docx', 'fileTextFormat', '<?xml version="1.0"?><w:wordDocument/>'],
    ['a .docx with a password', 'cv.docx', 'filePassword', compoundFile({ EncryptedPackage: '' })],
    [
      'a .docx with a password, for old Word',
      'cv.docx',
      'filePassword',
      doc({ EncryptedPackage: '' }),
    ],
    ['a .doc with a password', 'cv.doc', 'filePassword', doc({}, true)],
  ])('%s', (_, name, key, content) => {
    expect(problemsOf(name, Buffer.from(content))).toEqual([`resume: ${key}`]);
  });
});

it('wrong offsets and lengths in a file are refused like any other content', () => {
  const filled = (begin: string, pattern: string) =>
    Buffer.concat([Buffer.from(begin, 'hex'), Buffer.alloc(MAX_FILE_BYTES - 30, pattern, 'hex')]);
  for (const bytes of [
    // A ZIP of ends, of entries without names, and an end that points at itself.
    filled('504b0304', '504b0506'),
    Buffer.concat([filled('504b0304', `504b0102${'00'.repeat(42)}`), endAt(4)]),
    Buffer.concat([Buffer.from('504b0304', 'hex'), endAt(4)]),
    Buffer.concat([Buffer.from('504b0304', 'hex'), endAt(0xfffffffe)]),
    Buffer.from('504b', 'hex'),
    filled('d0cf11e0a1b11ae1', 'ff'),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    filled('', '0d0a'),
  ]) {
    expect(problemsOf('cv.docx', bytes)).toEqual(['resume: fileContent']);
  }
});

/** The end of a ZIP archive's central directory that begins at this offset. */
function endAt(offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(offset, 16);
  return end;
}

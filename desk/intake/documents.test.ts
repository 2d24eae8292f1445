// The content of a résumé decides whether it is accepted, and under which name it is stored.
import { describe, expect, it } from 'vitest';
import { careerSchema } from '#shared/career.ts';
import { MAX_FILE_BYTES } from '#shared/limits.ts';
import type { MessageKey } from '#shared/messages.ts';
import { startDesk, storedIn, type TestDesk } from '../testing/desk.ts';
import { compoundFile, DOCX_PARTS, doc, docx, PROGRAM, pdf, zip } from '../testing/documents.ts';
import { APPLICATION, emailjsIds, sendMultipart } from '../testing/forms.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PDF = 'application/pdf';
const WORD_97 = 'application/msword';

/** Bytes in front of a PDF. */
const pdfAfter = (front: string | Buffer) => Buffer.concat([Buffer.from(front), pdf(9)]);

const ODT = zip([
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', content: '<office:document-content/>' },
]);

function problemsOf(name: string, bytes: Buffer) {
  const resume = { name, size: bytes.length, bytes };
  return careerSchema.safeParse({ ...APPLICATION, resume }).error?.issues;
}

async function send(desk: TestDesk, name: string, content: Buffer) {
  const file = new File([new Uint8Array(content)], name);
  const fields = Object.entries({ ...emailjsIds('career'), ...APPLICATION });
  return sendMultipart(desk.url, [...fields, ['resume', file]]);
}

describe('is stored under the name and media type of its content', () => {
  it.each<[string, string, Buffer, string, string]>([
    ['a PDF after a byte order mark', 'cv.pdf', pdfAfter('\ufeff'), 'cv.pdf', PDF],
    ['a PDF after a blank line', 'cv.pdf', pdfAfter('\r\n'), 'cv.pdf', PDF],
    ['a PDF after an echoed header', 'cv.pdf', pdfAfter('Content-Type: x\r\n\r\n'), 'cv.pdf', PDF],
    ['a PDF after a warning of PHP', 'cv.pdf', pdfAfter('<br />\n<b>Warning</b>\n'), 'cv.pdf', PDF],
    ['a PDF after 1,019 bytes', 'cv.pdf', pdfAfter('%'.repeat(1_019)), 'cv.pdf', PDF],
    ['a .doc', 'cv.doc', doc(), 'cv.doc', WORD_97],
    ['a .doc named .docx', 'cv.docx', doc(), 'cv.doc', WORD_97],
    ['a .doc of another program', 'cv.doc', compoundFile({ worddocument: '' }), 'cv.doc', WORD_97],
    ['a .docx', 'cv.DOCX', docx(), 'cv.docx', WORD],
    ['a .docx named .doc', 'cv.doc', docx(), 'cv.docx', WORD],
    ['a .docx named .pdf', 'cv.pdf', docx(), 'cv.docx', WORD],
    [
      'a .docx with macros',
      'cv.docx',
      docx({ name: 'word/vbaProject.bin', content: 'x' }),
      'cv.docx',
      WORD,
    ],
    [
      'a .docx whose first part is another',
      'cv.docx',
      zip([...DOCX_PARTS].reverse()),
      'cv.docx',
      WORD,
    ],
    ['a mark after the extension', 'سيرة.pdf\u200f', pdf(9), 'سيرة.pdf', PDF],
    ['marks within the extension', 'cv\u2067.p\u200bdf\u2069', pdf(9), 'cv.pdf', PDF],
    ['blanks and dots at the end', 'cv.pdf .\u00a0', pdf(9), 'cv.pdf', PDF],
    ['no extension, of Android', 'document:1000012345', pdf(9), 'document 1000012345.pdf', PDF],
    ['no extension, with a dot', 'CV 3.1', docx(), 'CV 3.1.docx', WORD],
  ])('%s', async (_, name, content, stored, mediaType) => {
    const desk = await startDesk();
    const answer = await send(desk, name, content);
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    const [, application] = await storedIn(desk.dataDir);
    expect(application?.attachments).toMatchObject([{ name: stored, mediaType }]);
  });
});

describe('is refused with the remedy, in the browser and by the desk', () => {
  const typed = (content: string, encoding: BufferEncoding = 'utf8') =>
    Buffer.from(content, encoding);

  it.each<[string, string, Buffer, MessageKey]>([
    ['a PDF after 1,020 bytes', 'cv.pdf', pdfAfter('%'.repeat(1_020)), 'fileContent'],
    ['a program', 'cv.docx', PROGRAM, 'fileContent'],
    ['a program with a PDF in it', 'cv.pdf', pdfAfter(PROGRAM.subarray(0, 99)), 'fileContent'],
    ['a program without extension', 'document:1000012346', PROGRAM, 'fileContent'],
    ['a ZIP', 'cv.docx', zip([{ name: 'evil.exe', content: PROGRAM }]), 'fileContent'],
    ['a ZIP with a PDF in it', 'cv.pdf', zip([{ name: '%PDF-', content: pdf(9) }]), 'fileContent'],
    [
      'a ZIP with a .docx in it',
      'cv.docx',
      zip([{ name: 'cv.docx', content: docx() }]),
      'fileContent',
    ],
    [
      'a ZIP with a folder word',
      'cv.docx',
      zip([{ name: 'word/a.txt', content: 'a' }]),
      'fileContent',
    ],
    ['an OpenDocument text', 'cv.docx', ODT, 'fileContent'],
    ['a .docx cut off', 'cv.docx', docx().subarray(0, -30), 'fileContent'],
    ['a workbook', 'cv.doc', compoundFile({ Workbook: '' }), 'fileContent'],
    ['a compound file cut off', 'cv.doc', doc().subarray(0, 600), 'fileContent'],
    ['a picture', 'cv.doc', typed('ffd8ffe000104a464946', 'hex'), 'fileContent'],
    ['zeros', 'cv.pdf', Buffer.alloc(5_000), 'fileContent'],
    ['rich text', 'cv.doc', typed('{\\rtf1\\ansi Huda}'), 'fileTextFormat'],
    ['a web page', 'cv.doc', typed('\ufeff\r\n<html xmlns:w="x"><p>Huda'), 'fileTextFormat'],
    ['a web page in UTF-16', 'cv.doc', typed('\ufeff<!DOCTYPE html>', 'utf16le'), 'fileTextFormat'],
    ['a web archive of Word', 'cv.doc', typed('MIME-Version: 1.0\r\n\r\nHuda'), 'fileTextFormat'],
    [
      'a web archive of Chrome',
      'cv.doc',
      typed('From: <x>\r\nMIME-Version: 1.0\r\n'),
      'fileTextFormat',
    ],
    ['Word 2003 XML', 'cv.docx', typed('<?xml version="1.0"?><w:wordDocument/>'), 'fileTextFormat'],
    ['a .docx with a password', 'cv.docx', compoundFile({ EncryptedPackage: '' }), 'filePassword'],
    [
      'a .docx with a password, for old Word',
      'cv.docx',
      doc({ EncryptedPackage: '' }),
      'filePassword',
    ],
    ['a .doc with a password', 'cv.doc', doc({}, true), 'filePassword'],
  ])('%s', (_, name, content, key) => {
    expect(problemsOf(name, content)).toMatchObject([{ path: ['resume'], message: key }]);
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
    expect(problemsOf('cv.docx', bytes)).toMatchObject([{ message: 'fileContent' }]);
  }
});

/** The end of a ZIP archive's central directory that begins at this offset. */
function endAt(offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(offset, 16);
  return end;
}

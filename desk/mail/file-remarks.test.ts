// What the office's mail says about a file that may harm its reader.
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compoundFile, doc, docx, PROGRAM, pdf } from '../testing/documents.ts';
import { remarksOn } from './file-remarks.ts';

const MACROS = 'macros';
const JAVASCRIPT = 'javaScript';
const LAUNCH = 'launch';
const HAS_PROGRAM = 'executable';

const part = (name: string, content: string | Buffer = '') => ({ name, content });

/** A file that was dropped into a document, as Word packs it. */
const packed = (name: string) => ({ '\x01Ole10Native': `\x02\0${name}\0C:\\${name}\0\0` });
const object = (name: string) => part('word/embeddings/oleObject1.bin', compoundFile(packed(name)));

/** A PDF whose objects are in a compressed stream. */
function packedPdf(objects: string): Buffer {
  const stream = deflateSync(`4 0 ${objects}`);
  const head = `5 0 obj << /Type /ObjStm /N 1 /First 4 /Length ${stream.length} >> stream\r\n`;
  return pdf(0, Buffer.concat([Buffer.from(head), stream]));
}

const attached = (name: string) =>
  `4 0 obj << /Type /Filespec ${name} /EF << /F 6 0 R >> >> endobj 6 0 obj << /Type /EmbeddedFile >>`;

it.each<[string, string[], Buffer]>([
  ['a plain PDF', [], pdf(100_000)],
  ['a plain .doc', [], doc()],
  ['a plain .docx', [], docx(part('word/media/image1.png', 'x'))],
  ['a .docx with macros', [MACROS], docx(part('word/vbaProject.bin'))],
  ['a .docx with a workbook with macros', [MACROS], docx(part('word/embeddings/Book1.xlsm'))],
  ['a .doc with macros', [MACROS], doc({ Macros: '', _VBA_PROJECT: '' })],
  ['a .docx with a program', [HAS_PROGRAM], docx(part('word/Evil.EXE', PROGRAM))],
  ['a .docx with a dropped program', [HAS_PROGRAM], docx(object('evil.exe'))],
  ['a .docx with a dropped text', [], docx(object('notes.txt'))],
  [
    'a .docx with a .docx with a program',
    [HAS_PROGRAM],
    docx(part('word/embeddings/a.docx', docx(part('evil.js')))),
  ],
  ['a .doc with a dropped program', [HAS_PROGRAM], doc(packed('evil.lnk'))],
  ['a .doc with a dropped text', [], doc(packed('notes.txt'))],
  ['a .doc that speaks of a program', [], doc({ Extra: 'setup.exe\0' })],
  ['a PDF that runs JavaScript', [JAVASCRIPT], pdf(9, '4 0 obj << /S /JavaScript /JS (x) >>')],
  ['a PDF with a script of a rendition', [JAVASCRIPT], pdf(9, '<< /S/Rendition/JS 12 0 R >>')],
  ['a PDF with scripts by name', [JAVASCRIPT], pdf(9, '<< /Names << /JavaScript 5 0 R >> >>')],
  ['a PDF with an escaped name', [JAVASCRIPT], pdf(9, '<< /#53 /J#61v#61Scrip#74 >>')],
  ['a PDF with a packed script', [JAVASCRIPT], packedPdf('<< /S /JavaScript >>')],
  [
    'a PDF with links to JavaScript',
    [],
    pdf(9, '/URI (https://w.example/S/JavaScripts) /URI (https://w.example/JavaScript)'),
  ],
  ['a PDF that starts a program', [LAUNCH], pdf(9, '<< /S\n/Launch /F (cmd.exe) >>')],
  ['a PDF with a link', [], pdf(9, '/URI (https://w.example/Launch)')],
  ['a PDF with a program', [HAS_PROGRAM], pdf(9, attached('/F (evil.exe)'))],
  ['a PDF with a packed program', [HAS_PROGRAM], packedPdf(attached('/UF (evil.scr)'))],
  [
    'a PDF with a program, its name in UTF-16',
    [HAS_PROGRAM],
    pdf(9, attached('/UF <FEFF 0065002E0065\n00780065>')),
  ],
  ['a PDF with an attached text', [], pdf(9, attached('/F (notes.txt)'))],
  [
    'all of it',
    [MACROS, JAVASCRIPT, LAUNCH, HAS_PROGRAM],
    docx(
      part('word/vbaProject.bin'),
      part('a.exe'),
      part('word/embeddings/a.pdf', pdf(9, '<< /S /Launch >> << /S /JavaScript >>')),
    ),
  ],
])('%s', (_, remarks, content) => {
  expect(remarksOn(content)).toEqual(remarks);
});

it('inflates no more than 8 MiB of a file, and looks at what comes after', () => {
  const bomb = Buffer.concat([Buffer.alloc(9 * 1024 * 1024), compoundFile(packed('evil.exe'))]);
  const bombs = Array.from({ length: 3 }, () => part('word/embeddings/bomb.bin', bomb));
  expect(remarksOn(docx(...bombs))).toEqual([]);
  expect(remarksOn(docx(...bombs, object('evil.exe')))).toEqual([HAS_PROGRAM]);
});

it('a wrong offset of an object is no failure', () => {
  const file = docx(object('evil.exe'));
  file.writeUInt32LE(0xfffffff0, file.lastIndexOf('PK\x01\x02') + 42);
  expect(remarksOn(file)).toEqual([]);
});

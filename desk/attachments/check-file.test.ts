// What a file may be (decision 0105): judged by its content, before anything is unpacked.
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DOCX_PARTS, ole, pdf, relationships, type ZipPart, zip } from '../testing/documents.ts';
import { checkFile } from './check-file.ts';
import type { Verdict } from './verdict.ts';

const docx = (...parts: ZipPart[]) => zip([...DOCX_PARTS, ...parts]);
const rels = (content: string | Buffer) => ({ name: 'word/_rels/settings.xml.rels', content });
const TEMPLATE = relationships('attachedTemplate', 'https://evil.example/t.dotm', 'External');

it.each<[string, string, Buffer]>([
  ['a PDF', 'cv.pdf', pdf(50_000)],
  [
    'a PDF with a link',
    'cv.pdf',
    pdf(0, '4 0 obj\n<< /S /URI /URI (https://a.example) >>\nendobj'),
  ],
  ['a Word file of old', 'cv.doc', ole('Root Entry', 'WordDocument', '1Table')],
  ['a Word file', 'cv.DOCX', docx()],
  [
    'a Word file with a link',
    'cv.docx',
    docx(rels(relationships('hyperlink', 'https://a.example', 'External'))),
  ],
  [
    'a Word file with its own template',
    'cv.docx',
    docx(rels(relationships('attachedTemplate', 'Normal.dotm'))),
  ],
  [
    'a Word file that names the template on its writer’s disk',
    'cv.docx',
    docx(rels(relationships('attachedTemplate', 'file:///C:\\Users\\r\\CV.dotx', 'External'))),
  ],
  [
    'a Word file with a picture of one colour',
    'cv.docx',
    docx({ name: 'word/media/1.bmp', content: Buffer.alloc(900_000) }),
  ],
])('§5 takes %s', (_, name, content) => {
  expect(checkFile(name, content)).toEqual({ kind: 'fine' });
});

it.each<[string, string, Buffer]>([
  ['an archive that is no document', 'cv.docx', zip([{ name: 'a.txt', content: 'x' }])],
  ['an archive without content types', 'cv.docx', zip(DOCX_PARTS.slice(1))],
  ['an archive without word/', 'cv.docx', zip(DOCX_PARTS.slice(0, 2))],
  ['half a Word file', 'cv.docx', docx().subarray(0, 400)],
  ['an archive header alone', 'cv.docx', Buffer.from('504b0304', 'hex')],
  [
    'a part that claims 60 MB',
    'cv.docx',
    docx({ name: 'word/a.xml', content: 'x', claims: { size: 60_000_000 } }),
  ],
  [
    'a part that unpacks a thousandfold',
    'cv.docx',
    docx({ name: 'word/a.xml', content: Buffer.alloc(8_000_000) }),
  ],
  [
    'a part of relations that lies about its size',
    'cv.docx',
    docx({ ...rels(Buffer.alloc(3_000_000)), claims: { size: 10 } }),
  ],
  [
    'parts of relations that are too long together',
    'cv.docx',
    docx(
      ...['a', 'b', 'c'].map((name) => ({
        name: `word/_rels/${name}.rels`,
        content: Buffer.alloc(400_000),
      })),
    ),
  ],
  [
    'three thousand parts',
    'cv.docx',
    docx(...Array.from({ length: 3_000 }, (_, i) => ({ name: `word/${i}`, content: '' }))),
  ],
  [
    'parts that share their bytes',
    'cv.docx',
    docx({ name: 'word/a.xml', content: 'x', claims: { offset: 0 } }),
  ],
  [
    'an encrypted part',
    'cv.docx',
    docx({ name: 'word/a.xml', content: 'x', claims: { flags: 1 } }),
  ],
  [
    'a directory outside of the file',
    'cv.docx',
    docx({ name: 'word/a.xml', content: 'x', claims: { offset: 0xfffffff0 } }),
  ],
  ['an installer in an OLE container', 'cv.doc', ole('Root Entry', 'MsiTables')],
])('§5 refuses %s', (_, name, content) => {
  expect(checkFile(name, content)).toEqual({ kind: 'refused', key: 'fileContent' });
});

it.each<[string, string, Buffer]>([
  ['macros in a .docx', 'cv.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })],
  [
    'a .docm called .docx',
    'cv.docx',
    zip([
      {
        name: '[Content_Types].xml',
        content: 'application/vnd.ms-word.document.macroEnabled.main+xml',
      },
      ...DOCX_PARTS.slice(1),
    ]),
  ],
  ['macros in a .doc', 'cv.doc', ole('WordDocument', '_VBA_PROJECT')],
  ['a template from elsewhere', 'cv.docx', docx(rels(TEMPLATE))],
  [
    'a template from elsewhere, hidden by references',
    'cv.docx',
    docx(rels(TEMPLATE.replace('External', '&#x45;xterna&#108;'))),
  ],
  [
    'a template from elsewhere, hidden by a reference with many zeros',
    'cv.docx',
    docx(rels(TEMPLATE.replace('External', '&#x000000045;xternal'))),
  ],
  [
    'a template from elsewhere, after a bracket in an attribute',
    'cv.docx',
    docx(rels(TEMPLATE.replace('r1', 'r>1'))),
  ],
  [
    'a template from elsewhere, after a bracket by reference',
    'cv.docx',
    docx(rels(TEMPLATE.replace('r1', 'r&#60;1'))),
  ],
  [
    'a template from elsewhere, with a disk of one’s own in another attribute',
    'cv.docx',
    docx(rels(TEMPLATE.replace('r1', "Target='c:\\"))),
  ],
  ['a template on another machine', 'cv.docx', docx(rels(TEMPLATE.replace('https:', 'file:')))],
  [
    'a template from elsewhere, in UTF-16',
    'cv.docx',
    docx(rels(Buffer.from(`\ufeff${TEMPLATE}`, 'utf16le'))),
  ],
  [
    'an object from elsewhere',
    'cv.docx',
    docx(rels(relationships('oleObject', 'https://evil.example/x', 'External'))),
  ],
])('§5 refuses %s', (_, name, content) => {
  expect(checkFile(name, content)).toEqual({ kind: 'refused', key: 'fileUnsafe' });
});

const ACTION = '<< /S /Launch /F (cmd.exe) >>';
const objectStream = (content: string, padding = '') => {
  const packed = deflateSync(Buffer.from(content)).toString('latin1');
  return `9 0 obj\n<< /Type /ObjStm ${padding}/Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream\nendobj`;
};
const fromLatin1 = (objects: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(objects, 'latin1'),
    Buffer.from('\n%%EOF'),
  ]);

it.each<[string, string, Buffer]>([
  ['a PDF that starts a program', 'cv.pdf', pdf(10, ACTION)],
  ['a PDF that hides how it is spelt', 'cv.pdf', pdf(10, ACTION.replace('Launch', 'L#61unch'))],
  ['a PDF that carries files', 'cv.pdf', pdf(10, '<< /Names << /EmbeddedFiles 5 0 R >> >>')],
  ['a PDF that runs a script', 'cv.pdf', pdf(10, '<< /S /JavaScript /JS (app.alert(1)) >>')],
  [
    'a PDF that starts a program after its first stream',
    'cv.pdf',
    Buffer.concat([pdf(10), Buffer.from(`4 0 obj\n${ACTION}\nendobj\n`), pdf(10)]),
  ],
  [
    'a PDF that starts a program after its last stream',
    'cv.pdf',
    Buffer.concat([pdf(10), Buffer.from(`4 0 obj\n${ACTION}\nendobj\n`)]),
  ],
  [
    'a PDF with it in a packed object that says so far ahead',
    'cv.pdf',
    fromLatin1(objectStream(ACTION, ' '.repeat(3_000))),
  ],
  ['a PDF with it in a packed object', 'cv.pdf', fromLatin1(objectStream(ACTION))],
  ['a PDF whose object bursts', 'cv.pdf', fromLatin1(objectStream(' '.repeat(40_000_000)))],
  [
    'a Word file with another inside',
    'cv.docx',
    docx({ name: 'word/embeddings/oleObject1.bin', content: 'x' }),
  ],
])('§5 sets aside %s', (_, name, content) => {
  expect(checkFile(name, content)).toMatchObject({ kind: 'held' });
});

it('§5 looks into no stream for names: noise in a picture is no reason', () => {
  const noisy = fromLatin1('3 0 obj\n<< >>\nstream\n/Launch /EmbeddedFile\nendstream\nendobj');
  expect(checkFile('cv.pdf', noisy)).toEqual({ kind: 'fine' });
});

/* Each of these kept the desk busy for minutes, and everybody waiting. */
it.each<[string, string, Verdict['kind'], Buffer]>([
  [
    'an element without an end',
    'cv.docx',
    'fine',
    docx(rels(`<${'Relationship '.repeat(60_000)}`)),
  ],
  [
    'a thousand parts that say they are short',
    'cv.docx',
    'refused',
    docx(
      ...Array.from({ length: 1_900 }, (_, i) => ({
        name: `word/_rels/${i}.rels`,
        content: Buffer.alloc(1_000_000, ' '),
        claims: { size: 10 },
      })),
    ),
  ],
  [
    'forty thousand tiny packed objects',
    'cv.pdf',
    'held',
    fromLatin1(objectStream('x').repeat(40_000)),
  ],
  [
    'ten million letters by number',
    'cv.pdf',
    'fine',
    fromLatin1(objectStream('#41'.repeat(11_000_000))),
  ],
])('§5 is not kept busy by %s', (_, name, kind, content) => {
  expect(checkFile(name, content).kind).toBe(kind);
});

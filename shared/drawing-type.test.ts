import { expect, it } from 'vitest';
import { drawingType } from './drawing-type.ts';

// Each byte is the code of a character.
it.each([
  ['plan.pdf', '%PDF-1.7\n', 'application/pdf'],
  ['plan.dwg', 'AC1032\0\0', 'image/vnd.dwg'],
  ['plan.dxf', '  0\r\nSECTION\r\n', 'image/vnd.dxf'],
  ['plan.dgn', '\x08\t\xfe\x02', 'application/octet-stream'],
  ['model.ifc', 'ISO-10303-21;\n', 'application/octet-stream'],
  ['model.stp', 'ISO-10303-21;\n', 'model/step'],
  ['list.zip', 'PK\x03\x04', 'application/zip'],
  ['list.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/msword'],
  ['site.jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['site.png', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['site.webp', 'RIFF\x80\x81\x82\x83WEBP', 'image/webp'],
  ['site.tif', 'MM\0*', 'image/tiff'],
  ['site.heic', '\0\0\0\x18ftypheic', 'image/heic'],
])('%s is accepted by how it begins', (name, head, mediaType) => {
  expect(drawingType(name, Buffer.from(head, 'latin1'))?.mediaType).toBe(mediaType);
});

it('a program is not, whatever its name', () => {
  expect(drawingType('plan.pdf', Buffer.from('MZ\x90\0', 'latin1'))).toBeUndefined();
});

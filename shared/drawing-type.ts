import { extensionOf } from './file-type.ts';

/** Media types of the files that the contact form accepts, by extension. */
const DRAWING_TYPES = {
  pdf: 'application/pdf',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  dgn: 'application/octet-stream',
  ifc: 'application/octet-stream',
  step: 'model/step',
  stp: 'model/step',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  heic: 'image/heic',
  heif: 'image/heif',
  zip: 'application/zip',
} as const;

type DrawingExtension = keyof typeof DRAWING_TYPES;

/** For the `accept` of a file field. */
export const DRAWING_ACCEPT = Object.keys(DRAWING_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

/** How many bytes from the beginning of a file {@link drawingType} needs. */
export const DRAWING_HEAD_BYTES = 4_096;

/**
 * How files begin, as Latin-1, with the extensions of what begins so. Formats of one container (ZIP, compound
 * files, ISO 10303-21) begin alike: the name tells which.
 */
const BEGINNINGS: readonly (readonly [RegExp | string, ...DrawingExtension[]])[] = [
  [/%PDF-/, 'pdf'],
  [/^AC(?:10|1\.|2\.)[\d.]{2}/, 'dwg'],
  ['AutoCAD Binary DXF\r\n', 'dxf'],
  [/^(?:\s*999\r?\n[^\r\n]*\r?\n)*\s*0\r?\n\s*SECTION\r?\n/, 'dxf'],
  // The type element of MicroStation V7, in two and three dimensions.
  ['\x08\t\xfe\x02', 'dgn'],
  ['\xc8\t\xfe\x02', 'dgn'],
  [/^\s*ISO-10303-21;/, 'step', 'stp', 'ifc'],
  ['PK\x03\x04', 'zip', 'docx', 'xlsx', 'pptx'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc', 'xls', 'ppt', 'dgn'],
  ['\xff\xd8\xff', 'jpg', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  ['II*\0', 'tif', 'tiff'],
  ['MM\0*', 'tif', 'tiff'],
  [/^.{4}ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/s, 'heic', 'heif'],
];

/** What a file of this content is: its extension, which the name decides among formats that begin alike. */
export interface DrawingType {
  extension: DrawingExtension;
  mediaType: string;
}

/** The type of a file by its name and the beginning of its content; undefined for one that is not accepted. */
export function drawingType(name: string, head: Uint8Array): DrawingType | undefined {
  // What decoders call latin1 is Windows-1252, in which the first byte of a PNG is another character.
  const begin = String.fromCharCode(...head.subarray(0, DRAWING_HEAD_BYTES));
  const isBegin = (pattern: RegExp | string) =>
    typeof pattern === 'string' ? begin.startsWith(pattern) : pattern.test(begin);
  const [, ...extensions] = BEGINNINGS.find(([pattern]) => isBegin(pattern)) ?? [];
  const named = extensionOf(name);
  const extension = extensions.find((each) => each === named) ?? extensions[0];
  return extension && { extension, mediaType: DRAWING_TYPES[extension] };
}

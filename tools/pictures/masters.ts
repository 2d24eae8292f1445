import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { contentWarning, warn } from '#app/content/content-warning.server.ts';
import { textOf } from '#app/content/files.server.ts';
import { missingFile } from '#app/content/missing-file.server.ts';
import { pictures } from '#app/content/pictures.server.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';
import { isInBuild } from '#tools/hashed-files.ts';
import { type Crop, PICTURE_FILE, PICTURE_FORMATS } from './open.ts';

const FOLDER = 'media/pictures';

/** An original picture, before the build encodes it. */
export interface Master {
  id: string;
  file: string;
  bytes: Buffer;
  /** The part that is shown, in per cent; undefined of a whole picture. */
  crop: Crop | undefined;
  /** Point of that part to keep when a place has another shape, as fractions from the left and the top. */
  focus: [left: number, top: number];
}

/** The first ten hexadecimal digits of a picture's SHA-256, with which an entry identifies the picture it describes. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/**
 * Reads the file of every picture of content/pictures.yaml, and of the template's. Warns of a file without an
 * entry, with the lines to write, and of an entry that describes another file.
 *
 * @throws ContentError for invalid entries and missing files
 * @throws ContentMistake for files that are no pictures
 */
export function readMasters(): Master[] {
  const files = new Map<string, Buffer>();
  for (const file of filesOf(FOLDER).filter(isInBuild)) {
    const path = join(FOLDER, file);
    if (!PICTURE_FILE.test(file)) {
      throw new ContentMistake(
        `${path}: expected a ${PICTURE_FORMATS} picture: save it as JPEG, or move it elsewhere${/\.(?:pdf|svg)$/i.test(file) ? ', such as a certificate to media/certificates' : ''}`,
      );
    }
    files.set(`/${path}`, readFileSync(path));
  }
  const lists = [
    'content/pictures.yaml',
    ...(hasTemplate() ? ['content/estate/pictures.yaml'] : []),
  ];
  const masters = lists.flatMap((list) => mastersOf(list, files));
  const used = new Set(masters.map(({ file }) => `/${file}`));
  for (const [file, bytes] of files) if (!used.has(file)) warnOfUnused(file, bytes);
  return masters;
}

function mastersOf(list: string, files: ReadonlyMap<string, Buffer>): Master[] {
  // The content check reports a missing file.
  if (!existsSync(list)) return [];
  const schema = pictures.superRefine((all, context) => checkFiles(all, files, context));
  const entries = parseYaml(list, textOf(list, readFileSync(list)), schema, {
    placeholders: factsAndFigures,
  });
  return entries.map(({ id, file, crop, focus }) => ({
    id,
    file: file.slice(1),
    bytes: files.get(file) as Buffer,
    crop,
    focus: focusIn(crop, focus),
  }));
}

/** A focus is written as a point of the whole picture, so that it stays when the crop changes. */
function focusIn(
  { left, top, width, height }: Crop = { left: 0, top: 0, width: 100, height: 100 },
  focus = { left: left + width / 2, top: top + height / 2 },
): Master['focus'] {
  const within = (fraction: number) => Math.min(1, Math.max(0, fraction));
  return [within((focus.left - left) / width), within((focus.top - top) / height)];
}

function checkFiles(
  entries: z.output<typeof pictures>,
  files: ReadonlyMap<string, Buffer>,
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { file, for: described }] of entries.entries()) {
    const bytes = files.get(file);
    if (!bytes) {
      const message = `expected the path of a file such as "/${FOLDER}/pump-station.jpg", got "${file}"${missingFile(file, FOLDER, files.keys())}`;
      context.addIssue({ code: 'custom', path: [index, 'file'], message });
    } else if (described !== undefined && described !== pictureHash(bytes)) {
      const message = `this text describes another picture: check alt, focus and licence, then write "${pictureHash(bytes)}" here or remove this line`;
      warn(context, { path: [index, 'for'], message });
    }
  }
}

function warnOfUnused(file: string, bytes: Buffer): void {
  const [, name = ''] = /([^/]+)\.\w+$/.exec(file) ?? [];
  const id = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  const message = `no page can show it until content/pictures.yaml lists it; add these lines, with a description between the first quotes:
- id: ${id}
  file: ${file}
  alt: ""
  for: "${pictureHash(bytes)}"`;
  contentWarning(file.slice(1), { line: 1, field: '', message });
}

/** Files of a folder of media, sorted; without those that operating systems add. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => !/^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(file))
    .sort();
}

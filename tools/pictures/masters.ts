import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { LANGUAGE } from '#api/language.ts';
import { ContentError, ContentMistake, Mistakes } from '#app/content/content-error.server.ts';
import { contentWarning, warn } from '#app/content/content-warning.server.ts';
import { text } from '#app/content/fields.server.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';
import { PICTURE_FILE, PICTURE_FORMATS } from './open.ts';

/**
 * Required in the default language. Pages of another require those of the pictures that they show, and a site
 * that has removed a language keeps its texts.
 */
const alt = z.object({ [LANGUAGE]: text }).catchall(text);

/** A point of a picture, as fractions from the left and the top. */
const point = z.custom<[number, number]>(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((each) => typeof each === 'number' && each >= 0 && each <= 1),
  {
    error: ({ input }) =>
      `expected the point to keep when the picture is cropped, as fractions from the left and the top such as [0.5, 0.3], got ${JSON.stringify(input)}`,
  },
);

/** Schema of the YAML file beside a master picture. */
const note = (hash: string) =>
  z
    .strictObject({
      /** Alternative text by language. */
      alt,
      /** Point to keep when the picture is cropped. */
      focus: point.default([0.5, 0.5]),
      /** Terms of use, for the editors. */
      licence: text.exactOptional(),
      /** Hash of the picture that the note describes; a warning follows when it is replaced. */
      for: z
        .custom<string>((value) => typeof value === 'string', {
          error: `expected the hash of the picture, in quotes: "${hash}"`,
        })
        .exactOptional(),
    })
    .superRefine(({ for: described }, context) => {
      if (described === undefined || described === hash) return;
      const message = `this note describes another picture: check alt, focus and licence, then write "${hash}" here or remove this line`;
      warn(context, { path: ['for'], message });
    });

/** An original picture, before the build encodes it. */
export interface Master {
  name: string;
  file: string;
  bytes: Buffer;
  note: z.output<ReturnType<typeof note>>;
}

/** First digits of the SHA-256 of a picture, by which its note names it. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/**
 * Reads every master picture of a folder with its note; warns of notes of other pictures.
 *
 * @throws ContentMistake for other files, and missing and invalid notes, all at once
 */
export function readMasters(folder: string): Master[] {
  const files = filesOf(folder);
  const isNote = (file: string) => file.endsWith('.yaml');
  const pictures = files.filter((file) => !isNote(file));
  const names = new Set(pictures.map((file) => parse(file).name));
  for (const file of files.filter(isNote)) {
    if (names.has(parse(file).name)) continue;
    const message = 'this note has no picture beside it: rename or remove it';
    contentWarning(join(folder, file), { line: 1, field: '', message });
  }
  const mistakes = new Mistakes();
  const masters: Master[] = [];
  for (const file of pictures) {
    try {
      masters.push(readMaster(folder, file));
    } catch (error) {
      mistakes.add(error);
    }
  }
  mistakes.throwAny();
  return masters;
}

/**
 * Files of a folder of pictures, sorted; without those that operating systems add.
 *
 * @throws ContentMistake for two files of one name
 */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((file) => !/^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(file))
    .sort();
  const byName = new Map<string, string>();
  for (const file of files.filter((each) => !each.endsWith('.yaml'))) {
    const { name } = parse(file);
    const first = byName.get(name);
    if (first) {
      throw new ContentMistake(
        `${join(folder, file)}: expected one file named ${name}, but ${first} is beside it: remove one of them`,
      );
    }
    byName.set(name, file);
  }
  return files;
}

function readMaster(folder: string, file: string): Master {
  const { name } = parse(file);
  const path = join(folder, file);
  if (!PICTURE_FILE.test(file)) {
    throw new ContentMistake(
      `${path}: expected a ${PICTURE_FORMATS} picture or a note (.yaml): save it as JPEG, or move it elsewhere`,
    );
  }
  const bytes = readFileSync(path);
  const hash = pictureHash(bytes);
  const beside = join(folder, `${name}.yaml`);
  if (!existsSync(beside)) {
    const message = `expected this note beside ${file}; write, with what the picture shows between the first quotes:
alt:
  ${LANGUAGE}: ""
for: "${hash}"`;
    throw new ContentError(beside, [{ line: 1, field: '', message }]);
  }
  return {
    name,
    file: path,
    bytes,
    note: parseYaml(beside, readFileSync(beside, 'utf8'), note(hash), {
      placeholders: factsAndFigures,
    }),
  };
}

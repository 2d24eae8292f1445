import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { LANGUAGE } from '#api/language.ts';
import { ContentError, ContentMistake } from '#app/content/content-error.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';

const fraction = z.number().min(0).max(1);

const written = z.string().min(1);
const languages = { en: written.optional(), ar: written.optional() };

/** Schema of the YAML file beside a master picture. */
const note = z.strictObject({
  /** Alternative text by language; the language of the build is required and selected. */
  alt: z
    .strictObject({ ...languages, [LANGUAGE]: written })
    .transform(({ [LANGUAGE]: words }) => words),
  /** Point to keep when the picture is cropped, as fractions of width and height. */
  focus: z.tuple([fraction, fraction]).default([0.5, 0.5]),
  /** Terms of use. */
  licence: z.string().min(1),
});

/** An original picture, before the build encodes it. */
export interface Master {
  name: string;
  bytes: Buffer;
  note: z.output<typeof note>;
}

/**
 * Reads every master picture of a folder with its note.
 *
 * @throws ContentError for a missing or invalid note
 */
export function readMasters(folder: string): Master[] {
  if (!existsSync(folder)) return [];
  const masters = readdirSync(folder)
    .filter((file) => /\.(jpe?g|png|webp)$/.test(file))
    .sort()
    .map((file) => readMaster(folder, file));
  const names = masters.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new ContentMistake(`${folder} has two pictures named ${twice}`);
  return masters;
}

function readMaster(folder: string, file: string): Master {
  const { name } = parse(file);
  const beside = join(folder, `${name}.yaml`);
  if (!existsSync(beside)) {
    const message = `expected a note beside ${file} with alt, focus and licence, but there is none`;
    throw new ContentError(beside, [{ line: 1, field: '', message }]);
  }
  return {
    name,
    bytes: readFileSync(join(folder, file)),
    note: parseYaml(beside, readFileSync(beside, 'utf8'), note),
  };
}

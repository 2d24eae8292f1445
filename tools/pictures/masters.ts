import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { ContentError, ContentMistake } from '#app/content/content-error.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';
import { LANGUAGE } from '#contract/language.ts';

const fraction = z.number().min(0).max(1);

const written = z.string().min(1);
const languages = { en: written.optional(), ar: written.optional() };

/** What stands in the YAML file beside a master picture. */
const note = z.strictObject({
  /** What is seen, by language; becomes the words of the language that is built, which have to be there. */
  alt: z
    .strictObject({ ...languages, [LANGUAGE]: written })
    .transform(({ [LANGUAGE]: words }) => words),
  /** Point to keep when the picture is cropped, as fractions of width and height. */
  focus: z.tuple([fraction, fraction]).default([0.5, 0.5]),
  /** Under which terms the picture may be used. */
  licence: z.string().min(1),
});

/** A picture as it was made, before the build cuts it to sizes. */
export interface Master {
  name: string;
  bytes: Buffer;
  note: z.output<typeof note>;
}

/**
 * Reads every master picture of a folder with its note.
 *
 * @throws ContentError when a picture has no note, or one that does not fit
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

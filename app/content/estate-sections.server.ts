import { existsSync } from 'node:fs';
import { LANGUAGE } from '#contract/language.ts';
import { readerByName } from './files.server.ts';
import { type EstateSection, estateSection } from './schemas/estate-section.ts';
import { yamlReader } from './yaml-reader.server.ts';

const fileOf = (name: string) => `content/${LANGUAGE}/estate/sections/${name}.yaml`;

const readExisting = readerByName((name) => yamlReader(fileOf(name), estateSection));

/** A section of the template by the name of its file; undefined when there is none. */
export function readEstateSection(name: string): EstateSection | undefined {
  return existsSync(fileOf(name)) ? readExisting(name) : undefined;
}

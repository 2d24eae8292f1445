import { LANGUAGE } from '#contract/language.ts';
import { keyPersons } from './schemas/key-persons.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readKeyPersons = yamlReader(`content/${LANGUAGE}/key-persons.yaml`, keyPersons);

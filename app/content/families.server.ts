import { LANGUAGE } from '#contract/language.ts';
import { families } from './schemas/families.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readFamilies = yamlReader(`content/${LANGUAGE}/families.yaml`, families);

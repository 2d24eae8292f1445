import { LANGUAGE } from '#contract/language.ts';
import { career } from './schemas/career.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readCareer = yamlReader(`content/${LANGUAGE}/career.yaml`, career);

import { LANGUAGE } from '#contract/language.ts';
import { expertise } from './schemas/expertise.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readExpertise = yamlReader(`content/${LANGUAGE}/expertise.yaml`, expertise);

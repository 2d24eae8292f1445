import { LANGUAGE } from '#contract/language.ts';
import { home } from './schemas/home.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readHome = yamlReader(`content/${LANGUAGE}/home.yaml`, home);

import { LANGUAGE } from '#contract/language.ts';
import { site } from './schemas/site.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readSite = yamlReader(`content/${LANGUAGE}/site.yaml`, site);

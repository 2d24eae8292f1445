import { LANGUAGE } from '#contract/language.ts';
import { group } from './schemas/group.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readGroup = yamlReader(`content/${LANGUAGE}/group.yaml`, group);

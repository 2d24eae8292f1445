import { LANGUAGE } from '#contract/language.ts';
import { interfaceTexts } from './schemas/interface.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readInterface = yamlReader(`content/${LANGUAGE}/interface.yaml`, interfaceTexts);

import { LANGUAGE } from '#contract/language.ts';
import { capabilities } from './schemas/capabilities.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readCapabilities = yamlReader(`content/${LANGUAGE}/capabilities.yaml`, capabilities);

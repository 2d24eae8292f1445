import { LANGUAGE } from '#contract/language.ts';
import { contact } from './schemas/contact.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readContact = yamlReader(`content/${LANGUAGE}/contact.yaml`, contact);

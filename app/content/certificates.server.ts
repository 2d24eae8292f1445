import { LANGUAGE } from '#contract/language.ts';
import { certificates } from './schemas/certificates.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readCertificates = yamlReader(`content/${LANGUAGE}/certificates.yaml`, certificates);

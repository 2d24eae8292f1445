import { LANGUAGE } from '#contract/language.ts';
import { companies } from './schemas/companies.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readClients = yamlReader(`content/${LANGUAGE}/clients.yaml`, companies);

export const readPartners = yamlReader(`content/${LANGUAGE}/partners.yaml`, companies);

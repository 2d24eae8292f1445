import { LANGUAGE } from '#contract/language.ts';
import { mailTexts } from '#contract/mails.ts';
import { yamlReader } from './yaml-reader.server.ts';

/** What the desk mails. The site shows none of it; a mistake stops its build all the same. */
export const readMailTexts = yamlReader(`content/${LANGUAGE}/mail.yaml`, mailTexts);

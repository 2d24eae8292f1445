import { LANGUAGE } from '#contract/language.ts';
import { expertisePage } from './schemas/expertise-page.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readExpertisePage = yamlReader(
  `content/${LANGUAGE}/expertise-page.yaml`,
  expertisePage,
);

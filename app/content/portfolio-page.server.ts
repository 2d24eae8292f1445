import { LANGUAGE } from '#contract/language.ts';
import { portfolioPage } from './schemas/portfolio-page.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readPortfolioPage = yamlReader(
  `content/${LANGUAGE}/portfolio-page.yaml`,
  portfolioPage,
);

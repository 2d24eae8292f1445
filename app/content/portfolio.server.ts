import { LANGUAGE } from '#contract/language.ts';
import { portfolio } from './schemas/portfolio.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readPortfolio = yamlReader(`content/${LANGUAGE}/portfolio.yaml`, portfolio);

import { LANGUAGE } from '#contract/language.ts';
import { withFigures } from './figures.server.ts';
import { fileReader } from './files.server.ts';
import { careers } from './schemas/careers.ts';
import { parseYaml } from './yaml-document.server.ts';

const FILE = `content/${LANGUAGE}/careers.yaml`;

export const readCareers = fileReader(FILE, (text) =>
  parseYaml(FILE, withFigures(FILE, text), careers),
);

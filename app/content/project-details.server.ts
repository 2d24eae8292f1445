import { LANGUAGE } from '#contract/language.ts';
import { projects } from './schemas/project-details.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readProjects = yamlReader(`content/${LANGUAGE}/project-details.yaml`, projects);

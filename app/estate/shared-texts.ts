import { readEstateForms } from './forms/content.server.ts';
import { readEstateInterface } from './interface.server.ts';

/**
 * Texts of the template's controls and forms. Read at build time: the plugin `constants` of tools/build/compilation.ts replaces
 * this module by its values.
 */
export const texts = readEstateInterface();
export const forms = readEstateForms();

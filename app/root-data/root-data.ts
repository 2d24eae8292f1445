import { readRootData } from './root-data.server.ts';

/**
 * Data that every page shares. Read at build time: the plugin `root-data` of vite.config.ts replaces
 * this module by its values.
 */
export const { site, dictionary, mail, year, origin, socialPicture, font } = readRootData();

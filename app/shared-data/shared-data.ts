import { readSharedData } from './shared-data.server.ts';

/**
 * Data that every page shares. Read at build time: the plugin `constants` of tools/build/compilation.ts replaces
 * this module by its values.
 */
export const {
  site,
  dictionary,
  mail,
  year,
  origin,
  socialPicture,
  logo,
  themeColours,
  fonts,
  profile,
} = readSharedData();

import { LANGUAGE } from '#contract/language.ts';
import { estateListings } from './schemas/estate-listing.ts';
import { yamlReader } from './yaml-reader.server.ts';

/** The sample properties, in their order. */
export const readEstateListings = yamlReader(
  `content/${LANGUAGE}/estate/listings.yaml`,
  estateListings,
);

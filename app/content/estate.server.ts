import type { z } from 'zod';
import { LANGUAGE } from './language.ts';
import { estateListings } from './schemas/estate-listing.ts';
import { estateSidePanel } from './schemas/estate-side-panel.ts';
import { yamlReader } from './yaml-reader.server.ts';

/** Content of the real-estate template; only read in a build that has it (`estate` in content/site.yaml). */
function reader<Schema extends z.ZodType>(name: string, schema: Schema) {
  return yamlReader(`content/${LANGUAGE}/estate/${name}.yaml`, schema);
}

export const readEstateListings = reader('listings', estateListings);
export const readEstateSidePanel = reader('side-panel', estateSidePanel);

/** Every reader of the template's content, for the check before a build. */
export const estateReaders: readonly (() => unknown)[] = [readEstateListings, readEstateSidePanel];

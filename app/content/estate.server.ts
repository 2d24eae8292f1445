import type { z } from 'zod';
import { LANGUAGE } from '#contract/language.ts';
import { ContentError } from './content-error.server.ts';
import { readEstateListings } from './estate-listings.server.ts';
import { estatePaths } from './paths.server.ts';
import { estateAccount } from './schemas/estate-account.ts';
import { estateAddListing } from './schemas/estate-add-listing.ts';
import { estateBlog } from './schemas/estate-blog.ts';
import { estateForms } from './schemas/estate-forms.ts';
import { estateInterface } from './schemas/estate-interface.ts';
import { estateMap } from './schemas/estate-map.ts';
import { type EstatePage, estatePages } from './schemas/estate-page.ts';
import { estateProperty } from './schemas/estate-property.ts';
import { estateShop } from './schemas/estate-shop.ts';
import { estateSidePanel } from './schemas/estate-side-panel.ts';
import { yamlReader } from './yaml-reader.server.ts';

/* Content of the template is read only in a build that has it (`estate` in content/site.yaml). */
function reader<Schema extends z.ZodType>(name: string, schema: Schema) {
  return yamlReader(fileOf(name), schema);
}

function fileOf(name: string): string {
  return `content/${LANGUAGE}/estate/${name}.yaml`;
}

export { readEstateListings };
export const readEstateSidePanel = reader('side-panel', estateSidePanel);
export const readEstateInterface = reader('interface', estateInterface);
export const readEstateForms = reader('forms', estateForms);
export const readEstateBlog = reader('blog', estateBlog);
export const readEstateAccount = reader('account', estateAccount);
export const readEstateShop = reader('shop', estateShop);
export const readEstateProperty = reader('property', estateProperty);
export const readEstateAddListing = reader('add-listing', estateAddListing);
export const readEstateMap = reader('map-location', estateMap);
const readEstatePages = reader('pages', estatePages);

/** The page of the template at this path. */
export function readEstatePage(path: string): EstatePage {
  const page = readEstatePages().find((known) => known.path === path);
  if (page) return page;
  const message = `expected an entry for ${path}, one of estatePages in app/routes.ts`;
  throw new ContentError(fileOf('pages'), [{ line: 1, field: '', message }]);
}

/** Every reader of the template's content, for the check before a build. */
export const estateReaders: readonly (() => unknown)[] = [
  readEstateListings,
  readEstateSidePanel,
  readEstateInterface,
  ...estatePaths.map((path) => () => readEstatePage(path)),
  readEstateBlog,
  readEstateForms,
  readEstateAccount,
  readEstateShop,
  readEstateProperty,
  readEstateAddListing,
  readEstateMap,
];

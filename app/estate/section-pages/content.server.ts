import { z } from 'zod';
import { ContentError } from '#app/content/content-error.server.ts';
import { lookup, meta, text, unique } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { link, picture } from '#app/content/references.server.ts';
import { readEstateSection } from '../sections/content.server.ts';

const FILE = 'estate/pages';

/** A section by the name of its file. */
const section = lookup(z.string(), 'the name of a file in estate/sections', readEstateSection);

const estatePage = z
  .strictObject({
    path: link,
    meta,
    /**
     * Title, lead and picture at the top; omitted for home variants, whose first section has the
     * title.
     */
    banner: z.strictObject({ title: text, text, picture }).exactOptional(),
    /** The page's sections, in display order. */
    sections: z.array(section).min(1),
  })
  .refine(
    ({ banner, sections }) => {
      const heads = sections.filter(({ kind }) => kind === 'hero' || kind === 'search-banner');
      return heads.length + (banner ? 1 : 0) === 1;
    },
    { path: ['sections'], error: 'expected one title: a banner, or one hero or search banner' },
  );

/** content/estate/pages.yaml: home variants, about us and FAQ of the template (spec 2.5). */
const estatePages = unique(estatePage, { path: ({ path }) => path });

export type EstatePage = z.infer<typeof estatePage>;

const readEstatePages = contentReader(FILE, estatePages);

/** The page of the template at this path. */
export function readEstatePage(path: string): EstatePage {
  const page = readEstatePages().find((known) => known.path === path);
  if (page) return page;
  const message = `expected an entry for ${path}, one of estatePages in app/routes.ts`;
  throw new ContentError(`content/${FILE}.yaml`, [{ line: 1, field: '', message }]);
}

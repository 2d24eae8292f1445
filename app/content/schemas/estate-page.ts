import { z } from 'zod';
import { readEstateSection } from '../estate-sections.server.ts';
import { foundBy } from './found-by.ts';
import { link, picture } from './reference.ts';
import { meta, text } from './text.ts';
import { unique } from './unique.ts';

/** A section by the name of its file; becomes the section. */
const section = foundBy(z.string(), 'the name of a file in estate/sections', readEstateSection);

const estatePage = z
  .strictObject({
    path: link,
    meta,
    /** Title, lead and picture on top; the homes begin with a section that has the title. */
    banner: z.strictObject({ title: text, text, picture }).exactOptional(),
    /** What the page is composed of, in its order. */
    sections: z.array(section).min(1),
  })
  .refine(
    ({ banner, sections }) => {
      const heads = sections.filter(({ kind }) => kind === 'hero' || kind === 'search-banner');
      return heads.length + (banner ? 1 : 0) === 1;
    },
    { path: ['sections'], error: 'expected one title: a banner, or one hero or search banner' },
  );

/** content/<lang>/estate/pages.yaml: home variants, about us and FAQ of the template (spec 2.5). */
export const estatePages = unique(estatePage, { path: ({ path }) => path });

export type EstatePage = z.infer<typeof estatePage>;

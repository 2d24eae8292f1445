import { z } from 'zod';
import { anchor } from '#app/content/anchor.ts';
import { bannerForm } from '#app/content/banner-form.server.ts';
import {
  lookup,
  meta,
  pastDate,
  pastYear,
  published,
  text,
  unique,
} from '#app/content/fields.server.ts';
import { markdown } from '#app/content/markdown.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { listedLink, optionalPage, picture, scene, shown } from '#app/content/references.server.ts';
import { checkDays, schedule } from '#app/content/schedule.server.ts';
import { readContact } from '../contact/content.server.ts';
import { drawing } from '../drawing/content.server.ts';
import { figureItems, sectionId, sections } from './blocks/content.server.ts';
import { openings } from './opening/content.server.ts';

/** What the pages of one group share: breadcrumb and banner picture. */
const pageGroup = z.strictObject({
  label: text.meta({ hint: 'Breadcrumb step between home and the page.' }),
  to: optionalPage.meta({ label: 'Leads to', hint: 'Page of that step, if it has one.' }),
  picture: picture.meta({
    hint: "Banner picture of the group's pages that name none of their own.",
  }),
  end: z.enum(['rows', 'line']).default('rows').meta({
    label: 'End of the page',
    hint: 'How they link to related pages: rows with a text, or a line of links.',
  }),
});

/** content/page-groups.yaml: breadcrumb and banner of each group of pages. */
const pageGroups = z.strictObject({
  company: pageGroup,
  services: pageGroup,
  policies: pageGroup,
  safety: pageGroup,
  compliance: pageGroup,
});

export const readPageGroups = contentReader('page-groups', pageGroups);

/** A position on the organizational chart and the positions that report to it. */
export interface ChartPosition {
  title: string;
  /** Name of the holder, if shown. */
  name?: string | undefined;
  /** Responsibility of the holder. */
  duty: string;
  reports: ChartPosition[];
}

const chartPosition: z.ZodType<ChartPosition> = z.strictObject({
  title: text,
  name: text.optional(),
  duty: text,
  get reports() {
    return z
      .array(chartPosition.meta({ label: 'Position' }))
      .default([])
      .meta({ label: 'Positions that report to it' });
  },
});

/** A card of the contact page by its id. */
const desk = lookup(
  z.int(),
  'the id of a card in contact.yaml',
  (id) => readContact().cards.find((card) => card.id === id),
  () => readContact().cards.map(({ id }) => String(id)),
).meta({ reference: { file: 'contact', list: 'cards', shown: 'title' } });

/** The end of a page: whom to ask, and what to read next. */
export const pageEnd = z.strictObject({
  desk: desk.meta({ hint: 'The desk that answers questions about the page.' }),
  ask: text.meta({ hint: 'What to ask for, and what to attach.' }),
  profile: z.boolean().exactOptional().meta({ hint: 'Offers the company profile as PDF.' }),
  scene: scene.exactOptional().meta({ hint: 'Between the text and the links.' }),
  related: z
    .array(listedLink.extend({ text, picture: picture.exactOptional() }))
    .default([])
    .transform(shown)
    .meta({ hint: 'Pages to read next. One with a picture is shown large.' }),
});

export type PageEndData = z.infer<typeof pageEnd>;

/** Fields of every text page. */
const common = {
  group: pageGroups
    .keyof()
    .transform((name) => readPageGroups()[name])
    .meta({
      place: 'last',
      hint: 'Group of the page, which sets its breadcrumb, and its banner picture if the page names none.',
    }),
  picture: picture.exactOptional().meta({ place: 'last', hint: 'Banner picture of the page.' }),
  alias: z
    .strictObject({
      path: z.string().regex(/^\/[\w-]+$/, { error: 'expected an address such as "/inspection"' }),
      picture: picture.exactOptional(),
    })
    .exactOptional()
    .meta({
      place: 'last',
      hint: 'A second address of the page, with a banner picture of its own.',
    }),
  form: bannerForm.exactOptional().meta({
    place: 'last',
    label: 'Form of the banner',
    hint: 'How the banner shows its picture.',
  }),
  meta,
  title: text,
  lead: text.meta({ label: 'Introduction', hint: 'Lead in the banner.' }),
  end: pageEnd.meta({ place: 'last', label: 'End of the page' }),
  published,
  from: schedule.from.meta({ place: 'last' }),
  until: schedule.until.meta({ place: 'last' }),
  draft: schedule.draft.meta({ place: 'last' }),
};

/** A numbered section of a document. */
const clause = z
  .strictObject({
    id: sectionId,
    title: text,
    body: markdown.meta({ label: 'Text' }),
    drawing: drawing.exactOptional(),
  })
  .transform(({ id, title, body, ...rest }) => ({
    id: id ?? anchor(title),
    title,
    html: body,
    ...rest,
  }));

const clauses = unique(clause.meta({ label: 'Clause' }), { title: ({ id }) => id }).min(1);

const signature = z.strictObject({
  position: text,
  name: text,
  date: pastDate.meta({ hint: 'Date of signature.' }),
  edition: text,
  review: text.meta({ hint: 'When the document is reviewed next.' }),
});

/** Sections of text, with an optional strip of figures at the top. */
const article = z.strictObject({
  kind: z.literal('article'),
  ...common,
  opening: openings.article.exactOptional().meta({ hint: 'Between banner and text.' }),
  figures: figureItems.max(4).exactOptional(),
  sections,
});

const intro = markdown.meta({ label: 'Introduction' });

/** A signed document with numbered sections. */
const documentPage = z.strictObject({
  kind: z.literal('document'),
  ...common,
  opening: openings.document.exactOptional(),
  intro,
  clauses,
  signature,
});

/** The human rights policy: numbered disclosures (spec 2.4). */
const humanRights = z.strictObject({
  kind: z.literal('human-rights'),
  ...common,
  intro,
  drawing: drawing.exactOptional().meta({ hint: 'Drawing above the sections.' }),
  clauses,
  signature,
});

/** A timeline, in chronological order. */
const timeline = z.strictObject({
  kind: z.literal('history'),
  ...common,
  opening: openings.history.exactOptional(),
  entries: z
    .array(
      z
        .strictObject({
          year: pastYear,
          title: text,
          text: markdown,
          brought: z.array(text).default([]).meta({ hint: 'What the company gained that year.' }),
        })
        .meta({ label: 'Entry' }),
    )
    .min(1),
  broughtTitle: text.meta({ hint: 'Heading of each list "brought".' }),
  sections,
});

/** The organizational chart. */
const chart = z.strictObject({
  kind: z.literal('organizational-chart'),
  ...common,
  chart: z.strictObject({ title: text, root: chartPosition }),
  sections,
});

/** content/pages/*.yaml: a text page, by kind. */
export const textPage = z
  .discriminatedUnion('kind', [article, documentPage, humanRights, timeline, chart])
  .superRefine(checkDays)
  .transform(({ group: { picture, ...group }, ...page }) => ({ picture, ...page, group }));

export type TextPage = z.infer<typeof textPage> & { path: string };
export type TextPageOf<Kind extends TextPage['kind']> = Extract<TextPage, { kind: Kind }>;
export type Clause = z.infer<typeof clause>;
export type Signature = z.infer<typeof signature>;

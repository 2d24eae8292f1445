import { z } from 'zod';
import { anchor } from '../anchor.ts';
import { readContact } from '../contact.server.ts';
import { readFamilies } from '../families.server.ts';
import { block } from './blocks.ts';
import { chartPost } from './chart-post.ts';
import { familyName } from './families.ts';
import { foundBy } from './found-by.ts';
import { labelledLink } from './link.ts';
import { markdown } from './markdown.ts';
import { date, meta, text } from './text.ts';
import { unique } from './unique.ts';

/** A card of the contact page by its id; becomes the card. */
const desk = foundBy(z.int(), 'the id of a card in contact.yaml', (id) =>
  readContact().cards.find((card) => card.id === id),
);

/** What every text page has. */
const common = {
  path: z.string().startsWith('/', { error: 'expected a path that begins with "/"' }),
  /** Gives the page its breadcrumb and banner picture. */
  family: familyName.transform((name) => readFamilies()[name]),
  meta,
  title: text,
  /** In the banner: what the page is for. */
  lead: text,
  end: z.strictObject({
    /** Who answers. */
    desk,
    /** What to ask for, and what to send along. */
    ask: text,
    related: z.array(labelledLink.extend({ text })).min(2).max(4),
  }),
};

/** A band of a page: a question of its reader's, and the answer in blocks. */
const section = z
  .strictObject({
    title: text,
    /** In the margin: which part of the subject this is. */
    label: text.exactOptional(),
    lead: text.exactOptional(),
    blocks: z.array(block).min(1),
  })
  .transform((value) => ({ ...value, id: anchor(value.title) }));

export const sections = unique(section, { title: ({ id }) => id });

/** A numbered section of a document. */
const clause = z
  .strictObject({ title: text, body: markdown })
  .transform(({ title, body }) => ({ id: anchor(title), title, html: body }));

const clauses = unique(clause, { title: ({ id }) => id });

const signature = z.strictObject({
  post: text,
  name: text,
  /** Day of signature. */
  date,
  edition: text,
  /** When it is read again. */
  review: text,
});

/** Text in bands; a strip of figures may lead. */
const article = z.strictObject({
  kind: z.literal('article'),
  ...common,
  figures: z
    .array(z.strictObject({ figure: text, unit: text.exactOptional(), label: text }))
    .min(3)
    .max(4)
    .exactOptional(),
  sections,
});

/** Numbered sections, signed. */
const documentPage = z.strictObject({
  kind: z.literal('document'),
  ...common,
  intro: markdown,
  clauses,
  signature,
});

/** The human rights policy: fifteen numbered sections that open and close (spec 2.4). */
const humanRights = z.strictObject({
  kind: z.literal('human-rights'),
  ...common,
  intro: markdown,
  clauses: clauses.length(15),
  signature,
});

/** Years, in their order. */
const timeline = z.strictObject({
  kind: z.literal('timeline'),
  ...common,
  entries: z
    .array(
      z.strictObject({
        year: z.int(),
        title: text,
        text: markdown,
        /** What came with it into the company. */
        brought: z.array(text).min(1),
      }),
    )
    .min(2),
  /** Above each list of what was brought. */
  broughtTitle: text,
  sections,
});

/** Who answers to whom. */
const chart = z.strictObject({
  kind: z.literal('chart'),
  ...common,
  chart: z.strictObject({ title: text, description: text, listTitle: text, root: chartPost }),
  sections,
});

/** content/<lang>/pages/*.yaml: a page made of text, by its kind. */
export const textPage = z.discriminatedUnion('kind', [
  article,
  documentPage,
  humanRights,
  timeline,
  chart,
]);

export type TextPage = z.infer<typeof textPage>;
export type TextPageOf<Kind extends TextPage['kind']> = Extract<TextPage, { kind: Kind }>;
export type TextSection = z.infer<typeof section>;
export type Clause = z.infer<typeof clause>;
export type Signature = z.infer<typeof signature>;

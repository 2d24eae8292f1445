import { z } from 'zod';
import * as cards from './estate-cards.ts';
import { estateHeads, help } from './estate-heads.ts';
import { allPartners, listings, posts } from './estate-section-data.ts';
import { labelledLink } from './link.ts';
import { picture } from './reference.ts';
import { outwardLink, text, textWith } from './text.ts';

/** A heading with the words under it. */
const heading = { title: text, intro: text };

function kind<Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) {
  return z.strictObject({ kind: z.literal(name), ...shape });
}

/** content/<lang>/estate/sections/<name>.yaml: what the pages of the template are composed of (spec 2.5). */
export const estateSection = z.discriminatedUnion('kind', [
  ...estateHeads,
  kind('about', {
    title: text,
    paragraphs: z.array(text).min(1),
    points: z.array(text).length(3),
    picture,
    link: labelledLink,
    /** A figure set large beside the picture, such as "25K+" "services". */
    figure: z.strictObject({ number: text, text }).exactOptional(),
  }),
  kind('property-types', { ...heading, cards: z.array(cards.propertyTypeCard).length(6) }),
  kind('latest-properties', {
    ...heading,
    /** The five lists, each a slice of the sample properties (spec 4). */
    tabs: z.array(z.strictObject({ label: text, listings })).length(5),
  }),
  /** Properties side by side in a carousel; `show` at once on a wide screen (spec 9). */
  kind('slider', { ...heading, show: z.enum(['two', 'three']), listings }),
  kind('services', { ...heading, cards: z.array(cards.serviceCard).length(3) }),
  kind('quote', { ...heading, help }),
  kind('message', heading),
  kind('testimonials', { ...heading, testimonials: z.array(cards.testimonial).min(2) }),
  kind('counters', { title: text, counters: z.array(cards.counter).length(4) }),
  kind('faq', { ...heading, entries: z.array(cards.faqEntry).length(5) }),
  kind('posts', { ...heading, posts, btnText: text, all: labelledLink }),
  kind('process', { ...heading, steps: z.array(cards.processStep).length(4) }),
  kind('team', { ...heading, members: z.array(cards.teamMember).min(1) }),
  kind('video', { ...heading, picture, link: z.strictObject({ label: text, href: outwardLink }) }),
  kind('gallery', {
    ...heading,
    pictures: z.array(picture).length(4),
    /** Name of the link that opens picture `{n}` large. */
    expand: textWith('n'),
  }),
  kind('floor-plans', {
    ...heading,
    /** Names the tabs. */
    label: text,
    /** Name of the drawing of floor `{id}`. */
    drawing: textWith('id'),
    /** What the figures of a plan are called. */
    facts: z.strictObject({
      rooms: text,
      bathrooms: text,
      area: text,
      parking: text,
      price: text,
    }),
    /** What the rooms are called. */
    names: cards.roomNames,
    plans: z.array(cards.floorPlan).length(6),
  }),
  kind('apartments', {
    ...heading,
    caption: text,
    /** Heads of the columns; that of the action is read out, not shown. */
    columns: z.strictObject({
      no: text,
      bathroom: text,
      rooms: text,
      area: text,
      pricing: text,
      action: text,
    }),
    rows: z.array(cards.apartmentRow).length(4),
  }),
  kind('partners', {
    ...heading,
    /** Text of a logo, spec 2.4. */
    alt: textWith('id'),
    /** Words of the switch that stops the strip. */
    stop: text,
    partners: allPartners,
  }),
]);

export type EstateSection = z.infer<typeof estateSection>;
export type EstateSectionKind = EstateSection['kind'];

/** A section of one kind. */
export type EstateSectionOf<Kind extends EstateSectionKind> = Extract<
  EstateSection,
  { kind: Kind }
>;

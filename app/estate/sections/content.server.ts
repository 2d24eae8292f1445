import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readPartners } from '#app/content/companies.server.ts';
import { outwardLink, phone, text, texts, textWith } from '#app/content/fields.server.ts';
import { readerByName } from '#app/content/files.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture } from '#app/content/references.server.ts';
import { listings, posts } from '../listings.server.ts';
import {
  apartmentRow,
  counter,
  faqEntry,
  floorPlan,
  processStep,
  propertyTypeCard,
  roomNames,
  serviceCard,
  teamMember,
  testimonial,
} from './card-fields.server.ts';

/** A label and a telephone number. */
const help = z.strictObject({ label: text, phone });

/** The words of the first section of a home variant: its title is the page's h1. */
const hero = { subtitle: text, title: text, text, help };

/** A heading and its introduction. */
const heading = { title: text, intro: text };

function kind<Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) {
  return z.strictObject({ kind: z.literal(name), ...shape });
}

/** content/estate/sections/<name>.yaml: the sections of the template's pages (spec 2.5). */
const estateSection = z.discriminatedUnion('kind', [
  kind('hero', { ...hero, link: labelledLink, picture }),
  /** A hero with a keyword search; its tabs switch the search mode (spec 4). */
  kind('search-banner', {
    ...hero,
    picture,
    /** Accessible name of the tabs. */
    modesLabel: text,
    /** Search modes: label of a tab and placeholder of its field. */
    modes: z.array(z.strictObject({ label: text, placeholder: text })).min(1),
  }),
  kind('about', {
    title: text,
    paragraphs: z.array(text).min(1),
    points: z.array(text).min(1),
    picture,
    link: labelledLink,
    /** A large figure beside the picture, such as "25K+" "services". */
    figure: z.strictObject({ number: text, text }).exactOptional(),
  }),
  kind('property-types', { ...heading, cards: z.array(propertyTypeCard).min(1) }),
  kind('latest-properties', {
    ...heading,
    /** The lists, each a slice of the sample properties (spec 4). */
    tabs: z.array(z.strictObject({ label: text, listings })).min(1),
  }),
  /** A carousel of properties; a wide screen shows `show` of them at once (spec 9). */
  kind('slider', { ...heading, show: z.enum(['two', 'three']), listings }),
  kind('services', { ...heading, cards: z.array(serviceCard).min(1) }),
  kind('quote', { ...heading, help }),
  kind('message', heading),
  kind('testimonials', { ...heading, testimonials: z.array(testimonial).min(1) }),
  kind('counters', { title: text, counters: z.array(counter).min(1) }),
  kind('faq', { ...heading, entries: z.array(faqEntry).min(1) }),
  kind('posts', { ...heading, posts, btnText: text, all: labelledLink }),
  kind('process', { ...heading, steps: z.array(processStep).min(1) }),
  kind('team', { ...heading, members: z.array(teamMember).min(1) }),
  kind('video', { ...heading, picture, link: z.strictObject({ label: text, href: outwardLink }) }),
  kind('gallery', {
    ...heading,
    pictures: z.array(picture).min(1),
    /** Accessible name of the link that enlarges picture `{n}`. */
    expand: textWith('n'),
  }),
  kind('floor-plans', {
    ...heading,
    /** Accessible name of the tabs. */
    label: text,
    /** Alternative text of the drawing of floor `{id}`. */
    drawing: textWith('id'),
    /** Labels of a plan's figures. */
    facts: texts('rooms', 'bathrooms', 'area', 'parking', 'price'),
    /** Names of the kinds of rooms. */
    names: roomNames,
    plans: z.array(floorPlan).min(1),
  }),
  kind('apartments', {
    ...heading,
    caption: text,
    /** Column headings; that of the action is for screen readers only. */
    columns: texts('no', 'bathroom', 'rooms', 'area', 'pricing', 'action'),
    rows: z.array(apartmentRow).min(1),
  }),
  kind('partners', {
    ...heading,
    /** Alternative text of a logo (spec 2.4). */
    alt: textWith('id'),
    /** Label of the switch that stops the strip. */
    stop: text,
    /** The partners of the contractor's home page. */
    partners: z.literal('all').transform(() => readPartners()),
  }),
]);

export type EstateSection = z.infer<typeof estateSection>;
export type EstateSectionKind = EstateSection['kind'];

/** A section of one kind. */
export type EstateSectionOf<Kind extends EstateSectionKind> = Extract<
  EstateSection,
  { kind: Kind }
>;

const readExisting = readerByName((name) =>
  contentReader(`estate/sections/${name}`, estateSection),
);

/** A section of the template by the name of its file; undefined when there is no such file. */
export function readEstateSection(name: string): EstateSection | undefined {
  const isKnown = existsSync(`content/estate/sections/${name}.yaml`);
  return isKnown ? readExisting(name) : undefined;
}

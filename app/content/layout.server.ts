import { z } from 'zod';
import { text, textWith } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import {
  anyLink,
  labelledLink,
  labelledTemplateLink,
  link,
  pictureAt,
  templateLink,
} from './references.server.ts';

/** A small square in the footer, at twice its size for phones. */
const galleryPicture = pictureAt({ width: 280, height: 280 });

/** Anchors of the home page that a navigation entry may lead to. */
const section = z.enum(['about-us', 'services', 'our-key-persons']);

/** An entry of the main navigation: a link (`to`), or a dropdown (`items`) with an optional section. */
const navigationEntry = z
  .strictObject({
    /** Label of the entry. */
    label: text,
    /** Page this entry leads to, of this site or another. */
    to: anyLink.exactOptional(),
    /** Section of the home page that the dropdown's own label leads to. */
    section: section.exactOptional(),
    /** Pages of the dropdown. */
    items: z.array(labelledLink).min(1).exactOptional(),
    /** Further paths that highlight this entry; a path with a final slash includes all paths below it. */
    holds: z.array(z.string().startsWith('/')).min(1).exactOptional(),
  })
  .refine(({ to, section, items, holds }) => (to ? !items && !section : items && !holds), {
    error: 'expected either `to` (with or without `holds`), or `items` (with or without `section`)',
  });

/** A page, or with a final slash all pages below it. */
const pageOrBelow = z.string().superRefine((path, context) => {
  const [issue] = link.safeParse(path).error?.issues ?? [];
  if (issue && !/^\/.+\/$/.test(path)) context.addIssue({ code: 'custom', message: issue.message });
});

const callToAction = <Link extends z.ZodType>(buttonLink: Link) =>
  z.strictObject({
    /** Heading of the block. */
    title: text,
    /** What the reader can do next, and what the company returns. */
    text,
    /** First button. */
    button: buttonLink,
    /** Second, quieter button. */
    secondary: buttonLink,
  });

const callsToAction = <Link extends z.ZodType>(buttonLink: Link, page: z.ZodType<string>) =>
  z
    .array(
      callToAction(buttonLink).extend({
        /** A statement is a dark band, a line a low row without a border. */
        form: z.enum(['statement', 'line']).exactOptional(),
        on: z.array(page).min(1),
      }),
    )
    .default([]);

/** content/layout.yaml: the header and footer of every page. */
const layout = z.strictObject({
  /** The main menu. */
  navigation: z.array(navigationEntry).min(1),
  /** Button in the header, by kind of page. */
  headerButton: z.strictObject({
    /** On the contractor's pages. */
    corporate: labelledLink,
    /** On the real-estate template's pages. */
    template: labelledTemplateLink,
    /** Template pages with another button. */
    exceptions: z
      .array(z.strictObject({ on: z.array(templateLink).min(1), button: labelledTemplateLink }))
      .default([]),
  }),
  /** What the reader can do next: the block above the footer of every page. */
  callToAction: z.strictObject({
    /** On the contractor's pages. */
    corporate: callToAction(labelledLink),
    /** On the real-estate template's pages. */
    template: callToAction(labelledTemplateLink),
    /** The contractor's pages whose readers do something else next, and the pages below them. */
    exceptions: callsToAction(labelledLink, pageOrBelow),
    /** The template's pages whose readers do something else next, and the pages below them. */
    templateExceptions: callsToAction(labelledTemplateLink, templateLink),
  }),
  /** The footer, spec 2.1. */
  footer: z.strictObject({
    /** Heading of the link list. */
    linksTitle: text,
    /** The link list, in display order. */
    links: z.array(labelledLink).min(1),
    /** Heading of the pictures. */
    galleryTitle: text,
    /** Pictures, each leading to a page; three fit in a row. */
    gallery: z
      .array(z.strictObject({ picture: galleryPicture, label: text, to: anyLink }))
      .default([]),
    /** Name of the list of networks. */
    socialTitle: text,
    /** Texts of the subscribe box. */
    subscribe: z.strictObject({
      /** Heading of the box. */
      title: text,
      /** What subscribers get, and what they agree to. */
      consent: text,
      /** How to leave the list. */
      leave: text,
    }),
    /** Links on the last line. */
    legal: z.array(labelledLink).default([]),
    /** Copyright line. */
    copyright: textWith('year'),
  }),
});

export type Site = z.infer<typeof layout>;
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const readLayout = contentReader('layout', layout);

import { z } from 'zod';
import { labelledLink, labelledTemplateLink } from './link.ts';
import { link, picture, templateLink } from './reference.ts';
import { email, outwardLink, phone, text, textWith } from './text.ts';

/** Anchors of the home page that a navigation entry may lead to. */
const section = z.enum(['about-us', 'services', 'our-key-persons']);

/** One entry of the main navigation: a link (`to`), or a dropdown (`items`) with a section or none. */
const navigationEntry = z
  .strictObject({
    /** Words of the entry. */
    label: text,
    /** Page this entry leads to. */
    to: link.exactOptional(),
    /** Section of the home page a dropdown's own label leads to. */
    section: section.exactOptional(),
    /** Pages of the dropdown. */
    items: z.array(labelledLink).min(1).exactOptional(),
    /** Further paths on which this entry is highlighted; with a slash at the end, what lies below alone. */
    holds: z.array(z.string().startsWith('/')).min(1).exactOptional(),
  })
  .refine(({ to, section, items, holds }) => (to ? !items && !section : items && !holds), {
    error: 'expected either `to` (with or without `holds`), or `items` (with or without `section`)',
  });

const socialLink = z.strictObject({
  /** Name of the network, read out. */
  label: text,
  /** Glyph shown. */
  icon: z.enum(['linkedin', 'x', 'youtube', 'instagram']),
  /** The company's page there. */
  href: outwardLink,
});

/** content/<lang>/site.yaml: facts about the company, and what surrounds every page. */
export const site = z.strictObject({
  /** The company as it is called. */
  name: text,
  /** The company as it is registered. */
  legalName: text,
  /** The registered name in Arabic. */
  arabicName: text,
  /** What the company does, in a few words. */
  tagline: text,
  /** Year of establishment. */
  established: z.int(),
  /** Main telephone number. */
  phone,
  /** Main e-mail address. */
  email,
  /** Where the office stands. */
  address: z.strictObject({
    /** The whole address as one line. */
    line: text,
    /** Area and city, for structured data. */
    street: text,
    /** City, for structured data. */
    locality: text,
    /** Postal code, quoted: a leading zero counts. */
    postalCode: text,
    /** ISO 3166-1 code, for structured data. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'expected two capital letters' }),
  }),
  /** When the office answers. */
  hours: text,
  /** Main navigation, spec 2.2. */
  navigation: z.array(navigationEntry).min(1),
  /** Button in the header, by the page it stands on. */
  headerButton: z.strictObject({
    /** On pages of the contractor. */
    corporate: labelledLink,
    /** On pages of the real-estate template. */
    template: labelledTemplateLink,
    /** Template pages whose button differs. */
    exceptions: z.array(
      z.strictObject({ on: z.array(templateLink).min(1), button: labelledTemplateLink }),
    ),
  }),
  /** Call-to-action block above the footer of every page. */
  callToAction: z.strictObject({
    /** Heading of the block. */
    title: text,
    /** What to send, and what comes back. */
    text,
    /** First button. */
    button: labelledLink,
    /** Second, quieter button. */
    secondary: labelledLink,
  }),
  /** The footer, spec 2.1. */
  footer: z.strictObject({
    /** One sentence beside the company's name. */
    about: text,
    /** Heading of the link list. */
    linksTitle: text,
    /** The link list, in its order. */
    links: z.array(labelledLink).min(1),
    /** Heading of the pictures. */
    galleryTitle: text,
    /** The six pictures, each leading to a page. */
    gallery: z
      .array(z.strictObject({ picture, label: text, to: link }))
      .length(6, { error: 'expected six pictures' }),
    /** Name of the list of networks. */
    socialTitle: text,
    /** Pages on other networks. */
    social: z.array(socialLink),
    /** Words of the subscribe box. */
    subscribe: z.strictObject({
      /** Heading of the box. */
      title: text,
      /** What subscribers get. */
      text,
      /** What the sender agrees to. */
      consent: text,
      /** How to leave the list. */
      leave: text,
    }),
    /** Links on the last line. */
    legal: z.array(labelledLink),
    /** Copyright line. */
    copyright: textWith('year'),
  }),
});

export type Site = z.infer<typeof site>;
export type NavigationEntry = z.infer<typeof navigationEntry>;
export type SocialLink = z.infer<typeof socialLink>;

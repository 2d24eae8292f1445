import { z } from 'zod';
import { email, outwardLink, pastYear, phone, text, textWith } from './fields.server.ts';
import { networks } from './networks.ts';
import { contentReader } from './readers.server.ts';
import {
  anyLink,
  labelledLink,
  labelledTemplateLink,
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

const socialLink = z.strictObject({
  /** Name of the network, for screen readers. */
  label: text,
  /** Icon of the network. */
  icon: z.enum(networks),
  /** The company's page there; on WhatsApp, https://wa.me/ and the number in digits. */
  href: outwardLink.refine(
    (href) => !/^https:\/\/wa\.me\/(?!\d{8,15}(?:\?|$)|message\/)/.test(href),
    {
      error:
        'expected https://wa.me/ and the international number in digits only, such as "https://wa.me/966130000010"',
    },
  ),
});

/** content/<lang>/site.yaml: facts about the company, and the header and footer of every page. */
const site = z.strictObject({
  /** Name of the company. */
  name: text,
  /** Its name where there is little room: below an icon, and large beside the mark. */
  shortName: text,
  /** Registered name. */
  legalName: text,
  /** Registered name in Arabic. */
  arabicName: text,
  /** What the company does, in a few words. */
  tagline: text,
  /** Year of establishment. */
  established: pastYear,
  /** Main telephone number. */
  phone,
  /** Main e-mail address. */
  email,
  /** Address of the office. */
  address: z.strictObject({
    /** The whole address as one line. */
    line: text,
    /** Area and city, for structured data. */
    street: text,
    /** City, for structured data. */
    locality: text,
    /** Postal code, quoted to keep a leading zero. */
    postalCode: text,
    /** ISO 3166-1 code, for structured data. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'expected two capital letters' }),
  }),
  /** Office hours. */
  hours: text,
  /** Main navigation, spec 2.2. */
  navigation: z.array(navigationEntry).min(1),
  /** Button in the header, by kind of page. */
  headerButton: z.strictObject({
    /** On the contractor's pages. */
    corporate: labelledLink,
    /** On the real-estate template's pages. */
    template: labelledTemplateLink,
    /** Template pages with another button. */
    exceptions: z.array(
      z.strictObject({ on: z.array(templateLink).min(1), button: labelledTemplateLink }),
    ),
  }),
  /** Call-to-action block above the footer of every page. */
  callToAction: z.strictObject({
    /** Heading of the block. */
    title: text,
    /** What to send, and what the company returns. */
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
    /** The link list, in display order. */
    links: z.array(labelledLink).min(1),
    /** Heading of the pictures. */
    galleryTitle: text,
    /** Pictures, each leading to a page; three fit in a row. */
    gallery: z.array(z.strictObject({ picture: galleryPicture, label: text, to: anyLink })),
    /** Name of the list of networks. */
    socialTitle: text,
    /** Pages on other networks. */
    social: z.array(socialLink),
    /** Texts of the subscribe box. */
    subscribe: z.strictObject({
      /** Heading of the box. */
      title: text,
      /** What subscribers get. */
      text,
      /** What the subscriber agrees to. */
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

export const readSite = contentReader('site', site);

/** Year of establishment; 0 if it is invalid, so that the mistakes of other files are reported too. */
export const readEstablished = contentReader(
  'site',
  z
    .object({ established: pastYear })
    .catch({ established: 0 })
    .transform(({ established }) => established),
);

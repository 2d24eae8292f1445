import { z } from 'zod';
import { email, meta, outwardLink, phone, text, unique } from '#app/content/fields.server.ts';
import { facts } from '#app/content/placeholders.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture } from '#app/content/references.server.ts';
import { mailTexts } from '#shared/mails.ts';

/** Texts of the desk's mails; the site only validates them. */
export const readMailTexts = contentReader('mail', mailTexts, facts);

/** A contact card (spec 3): a desk and what it answers. */
const contactCard = z.strictObject({
  /** Number of the card: 4 is supplier registration, 5 procurement, 6 the company's address. */
  id: z.int().positive(),
  /** The question this card answers: "You want to …". */
  text,
  /** Attention: name of the desk. */
  title: text,
  /** Contact number. */
  contact: phone.meta({ label: 'Telephone' }),
  /** Address that gets the messages to this card. */
  email,
  /** First additional line, such as hours. */
  textOne: text,
  /** Second additional line, such as what to attach. */
  textTwo: text,
  /** Page with more information. */
  link: labelledLink.exactOptional(),
});

/** content/contact.yaml: the contact page. */
const contact = z.strictObject({
  /** The page in browsers, search engines and link previews. */
  meta,
  /** Title, lead and picture at the top of the page. */
  banner: z.strictObject({ title: text, text, picture }),
  /** Heading of the cards. */
  cardsTitle: text,
  /** Labels of a card's title, number and address. */
  cardLabels: z.strictObject({
    attention: text,
    contact: text,
    email: text,
    /** Label of a card's link to the form. */
    write: text,
  }),
  /** The cards, in display order. */
  cards: unique(contactCard, { id: ({ id }) => id, title: ({ title }) => title }).default([]),
  /** The map section. */
  map: z.strictObject({
    /** Heading of the section. */
    title: text,
    /** The address, line by line. */
    address: z.array(text).min(1),
    /** Directions to the office. */
    directions: text,
    /** The map on its provider's site. */
    link: outwardLink,
    /** URL of the embedded map. */
    embed: outwardLink,
  }),
  /** Heading and lead of the form. */
  form: z.strictObject({ title: text, intro: text }),
  /** What happens after the form is sent, step by step. */
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
});

export type Contact = z.infer<typeof contact>;
export type ContactCard = z.infer<typeof contactCard>;

export const readContact = contentReader('contact', contact);

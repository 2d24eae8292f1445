import { z } from 'zod';
import { labelledLink } from './link.ts';
import { picture } from './reference.ts';
import { email, meta, outwardLink, phone, text } from './text.ts';
import { unique } from './unique.ts';

/** A contact card (spec 3): who answers what. */
const contactCard = z.strictObject({
  /** 4 is supplier registration, 5 procurement, 6 the company's address (spec 2.4). */
  id: z.int().positive(),
  /** The question this card answers: "You want to …". */
  text,
  /** Attention: the desk to write to. */
  title: text,
  /** Contact number. */
  contact: phone,
  /** Address of the desk. */
  email,
  /** First further line, such as hours. */
  textOne: text,
  /** Second further line, such as what to send along. */
  textTwo: text,
  /** Page that tells more. */
  link: labelledLink.exactOptional(),
});

/** content/<lang>/contact.yaml */
export const contact = z.strictObject({
  /** The page outside itself. */
  meta,
  /** Title, lead and picture on top. */
  banner: z.strictObject({ title: text, text, picture }),
  /** Heading of the cards. */
  cardsTitle: text,
  /** Words before a card's title, number and address. */
  cardLabels: z.strictObject({ attention: text, contact: text, email: text }),
  /** Who answers what. */
  cards: unique(contactCard, { id: ({ id }) => id }),
  /** Where the office is. */
  map: z.strictObject({
    /** Heading of the section. */
    title: text,
    /** The address, line by line. */
    address: z.array(text).min(1),
    /** How to get here. */
    directions: text,
    /** The map on its own site. */
    link: outwardLink,
    /** The map for the frame. */
    embed: outwardLink,
  }),
  /** Heading and lead of the form. */
  form: z.strictObject({ title: text, intro: text }),
  /** What happens after the form was sent, step by step. */
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
});

export type Contact = z.infer<typeof contact>;
export type ContactCard = z.infer<typeof contactCard>;

import { z } from 'zod';
import {
  email,
  meta,
  outwardLink,
  phone,
  text,
  textWith,
  unique,
} from '#app/content/fields.server.ts';
import { isLeftOut } from '#app/content/page-content.server.ts';
import { facts } from '#app/content/placeholders.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { optionalLink, picture } from '#app/content/references.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { DRAWING_ACCEPT } from '#shared/drawing-type.ts';
import { inboxSettings } from '#shared/inbox-settings.ts';
import { LANGUAGES } from '#shared/language.ts';
import { mailTexts, type Recipient } from '#shared/mails.ts';
import { uploadTexts } from '#shared/upload-texts.ts';

/** The mail texts, whose recipients read languages of this site. */
export const mailsOfSite = mailTexts.superRefine((mails, context) => {
  for (const [kind, { office }] of Object.entries(mails)) {
    if ('to' in office) checkLanguages(office.to, [kind, 'office', 'to'], context);
  }
});

/** Reports recipients who read a language that the site does not have. */
export function checkLanguages(
  recipients: readonly Recipient[],
  path: string[],
  context: z.RefinementCtx,
): void {
  const codes = LANGUAGES.map(({ code }) => code);
  for (const [index, { language }] of recipients.entries()) {
    if (language === undefined || codes.includes(language)) continue;
    context.addIssue({
      code: 'custom',
      path: [...path, index, 'language'],
      message: `expected a language of the site (${codes.join(', ')}), got "${language}"`,
    });
  }
}

/** Texts of the desk's mails; the site only validates them. */
export const readMailTexts = contentReader('mail', mailsOfSite, facts);

/** What the office's inbox begins with; no page shows it. */
export const readInbox = contentReader('inbox', inboxSettings, facts);

/** content/uploads.yaml, which a site may do without. */
export const readUploadTexts = contentReader('uploads', uploadTexts, facts);

/** The texts of files that come with a message; undefined for a site whose form takes none. */
export const readUploads = () => (isLeftOut('uploads') ? undefined : readUploadTexts());

/** The mail API that is no desk. */
export const EMAILJS = 'https://api.emailjs.com';

/**
 * What the form's field for files shows before one is chosen; undefined for a form that takes none.
 *
 * @param origin of the mail API
 */
export function readFileTexts(origin = readSettings().mail.origin) {
  // It would send them as an attachment, which no mail of this size takes.
  const texts = origin === EMAILJS ? undefined : readUploads()?.form;
  if (!texts) return undefined;
  const { label, hint, plain, choose, drop, adds } = texts;
  return { label, hint, plain, choose, drop, adds, accept: DRAWING_ACCEPT };
}

/** A contact card (spec 3): a desk and what it answers. */
const contactCard = z.strictObject({
  id: z.int().positive().meta({
    label: 'Number',
    hint: "Number of the card: 4 is supplier registration, 5 procurement, 6 the company's address.",
  }),
  text: text.meta({ hint: 'The question this card answers: "You want to …".' }),
  title: text.meta({ hint: 'Attention: name of the desk.' }),
  contact: phone.meta({ label: 'Telephone', hint: 'Contact number.' }),
  email: email.meta({
    label: 'E-mail address',
    hint: 'Address that gets the messages to this card.',
  }),
  textOne: text.meta({ hint: 'First additional line, such as hours.' }),
  textTwo: text.meta({ hint: 'Second additional line, such as what to attach.' }),
  link: optionalLink.meta({ hint: 'Page with more information.' }),
});

/** content/contact.yaml: the contact page. */
const contact = z.strictObject({
  meta,
  banner: z
    .strictObject({ title: text, text, picture })
    .meta({ hint: 'Title, lead and picture at the top of the page.' }),
  cardsTitle: text.meta({ hint: 'Heading of the cards.' }),
  cardLabels: z
    .strictObject({
      attention: text,
      contact: text,
      email: text.meta({ label: 'E-mail address' }),
      write: text.meta({ hint: "Label of a card's link to the form." }),
    })
    .meta({ hint: "Labels of a card's title, number and address." }),
  cards: unique(contactCard.meta({ label: 'Card' }), {
    id: ({ id }) => id,
    title: ({ title }) => title,
  })
    .default([])
    .meta({ hint: 'The cards, in display order.' }),
  map: z
    .strictObject({
      title: text.meta({ hint: 'Heading of the section.' }),
      address: z.array(text).min(1).meta({ hint: 'The address, line by line.' }),
      hours: z
        .strictObject({
          open: textWith('time'),
          closed: text,
          opens: textWith('day', 'time').meta({
            label: 'Closed, with the next opening',
            hint: 'With the day and the time at which the office opens.',
          }),
          ramadan: textWith('from', 'to'),
          holidays: textWith('days'),
        })
        .meta({
          label: 'Opening hours',
          hint: 'Shown if the opening hours are given in detail.',
        }),
      directions: text.meta({ hint: 'Directions to the office.' }),
      link: outwardLink.meta({ hint: "The map on its provider's site." }),
      embed: outwardLink.meta({ label: 'Address of the map', hint: 'URL of the embedded map.' }),
    })
    .meta({ hint: 'The map section.' }),
  form: z
    .strictObject({ title: text, intro: text.meta({ label: 'Introduction' }) })
    .meta({ hint: 'Heading and lead of the form.' }),
  next: z
    .strictObject({ title: text, steps: z.array(text.meta({ label: 'Step' })).min(1) })
    .meta({ hint: 'What happens after the form is sent, step by step.' }),
});

export type Contact = z.infer<typeof contact>;
export type ContactCard = z.infer<typeof contactCard>;

export const readContact = contentReader('contact', contact);

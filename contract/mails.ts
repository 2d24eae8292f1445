import { z } from 'zod';
import { type FormName, formSchemas } from './forms.ts';

const text = z.string().trim().min(1);

/** Stands in a body where everything that was sent is to stand, each field under its label. */
export const ALL_FIELDS = 'fields';

/** In the office's mail about a subscriber: the link that leads off the list. */
export const UNSUBSCRIBE_LINK = 'unsubscribe';

/** In the mail to somebody who asked to be put on the list: the link that does so. */
export const CONFIRM_LINK = 'confirm';

/** The names of a text's `{placeholders}`. */
export function placeholdersOf(value: string): string[] {
  return [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The paragraphs of a letter's body: apart by a blank line. */
export function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

/** Whether a paragraph is `{fields}`. */
export const isAllFields = (paragraph: string) => paragraph === `{${ALL_FIELDS}}`;

const filled = (names: readonly string[]) =>
  text.refine((value) => placeholdersOf(value).every((name) => names.includes(name)), {
    error: `expected no placeholder but ${names.map((name) => `{${name}}`).join(', ')}`,
  });

const letter = (names: readonly string[]) =>
  z.strictObject({
    /**
     * Subject line, `{user_name}` standing for what was typed there: the first of these lines whose
     * fields were all filled in, or else the last.
     */
    subject: z.array(filled(names)).min(1),
    /**
     * Paragraphs, apart by a blank line. One that names a field left blank is left out; `{fields}`
     * alone is everything that was sent. Mailed as text and as HTML.
     */
    body: filled([...names, ALL_FIELDS]).refine(
      (value) =>
        paragraphsOf(value).every(
          (each) => isAllFields(each) || !placeholdersOf(each).includes(ALL_FIELDS),
        ),
      { error: `expected {${ALL_FIELDS}} in a paragraph of its own` },
    ),
  });

const letterToOffice = (names: readonly string[]) =>
  letter(names).extend({
    /** Who in the office reads it, unless MAIL_TO in the desk's environment names somebody else. */
    to: z.array(z.email({ error: 'expected an e-mail address' })).min(1),
  });

const fieldsOf = (form: FormName) => Object.keys(formSchemas[form].shape);

/** A page that a mail's link leads to. It asks first: mail scanners open every link. */
const page = z.strictObject({
  title: text,
  question: text,
  button: text,
  /** After the button. */
  done: text,
  /** Where the link is not, or no longer, known. */
  unknown: text,
  /** When the desk could not store it. */
  failed: text,
});

/** content/<lang>/mail.yaml: what the desk mails about each form, and to whom. */
export const mailTexts = z.strictObject({
  contact: z.strictObject({ office: letterToOffice(fieldsOf('contact')) }),
  career: z.strictObject({ office: letterToOffice(fieldsOf('career')) }),
  /** Somebody has typed an address into the subscribe box, their own or another's. */
  confirm: z.strictObject({
    /** To that address, with the link that puts it on the list. */
    visitor: letter([...fieldsOf('subscribe'), CONFIRM_LINK]),
    /** Instead, where it looks like spam. */
    office: letterToOffice(fieldsOf('subscribe')),
    page,
  }),
  /** Once an address is confirmed. */
  subscribe: z.strictObject({
    office: letterToOffice([...fieldsOf('subscribe'), UNSUBSCRIBE_LINK]),
  }),
  /** After a subscriber has left, or was erased. */
  unsubscribe: z.strictObject({ office: letterToOffice(fieldsOf('subscribe')), page }),
});

export type MailTexts = z.infer<typeof mailTexts>;

/** What is kept and mailed about: a form, or a step of a subscription. */
export type SubmissionKind = keyof MailTexts;

export const SUBMISSION_KINDS = Object.keys(mailTexts.shape) as SubmissionKind[];

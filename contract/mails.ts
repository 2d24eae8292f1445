import { z } from 'zod';
import { type FormName, formSchemas } from './forms.ts';

const text = z.string().trim().min(1);

/** Stands in a body where everything that was sent is to stand, each field under its label. */
export const ALL_FIELDS = 'fields';

/** In the mails of a subscription: the link that leads off the list. */
export const UNSUBSCRIBE_LINK = 'unsubscribe';

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

const subscription = [...fieldsOf('subscribe'), UNSUBSCRIBE_LINK];

/** content/<lang>/mail.yaml: what the desk mails about each form, and to whom. */
export const mailTexts = z.strictObject({
  contact: z.strictObject({ office: letterToOffice(fieldsOf('contact')) }),
  career: z.strictObject({ office: letterToOffice(fieldsOf('career')) }),
  subscribe: z.strictObject({
    office: letterToOffice(subscription),
    /** To the subscriber, with the link to leave again. */
    visitor: letter(subscription),
  }),
  /** After a subscriber has left by that link. */
  unsubscribe: z.strictObject({
    office: letterToOffice(fieldsOf('subscribe')),
    /** The page the link leads to. It asks first: mail scanners open every link. */
    page: z.strictObject({
      title: text,
      question: text,
      button: text,
      /** After the button. */
      done: text,
      /** When the desk could not store it. */
      failed: text,
    }),
  }),
});

export type MailTexts = z.infer<typeof mailTexts>;

/** What is kept and mailed about: a form, or that a subscriber has left the list. */
export type SubmissionKind = keyof MailTexts;

export const SUBMISSION_KINDS = Object.keys(mailTexts.shape) as SubmissionKind[];

import { z } from 'zod';
import type { FormName } from './forms.ts';
import { inboxSettings } from './inbox-settings.ts';
import { language } from './language-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { mailTexts } from './mails.ts';
import { MESSAGE_KEYS } from './messages.ts';
import { registrationSettings } from './registration-settings.ts';
import { uploadTexts } from './upload-texts.ts';

/** The file of a build with what the desk reads of its content. */
export const DESK_FILE = 'desk.json';

const forms = Object.keys(mailSettings.shape.templateIds.shape) as FormName[];

const words = z.object({
  language,
  /** Path prefix of the site's pages in this language: empty, or for example `/ar`. */
  base: z.string(),
  siteName: z.string(),
  /** Telephone number and e-mail address of the company. */
  phone: z.string(),
  email: z.string(),
  /** Name of the link to the contact page. */
  contact: z.string(),
  /** The mail templates of each form. */
  mails: mailTexts,
  /** Stages of applications and templates of answers. */
  inbox: inboxSettings,
  /** Texts of files that come with a message; absent when the form takes none. */
  uploads: uploadTexts.exactOptional(),
  /** How suppliers register; absent when the site takes no registrations. */
  registration: registrationSettings.exactOptional(),
  /** The contact cards, whose titles visitors choose from; a card's id is the same in every language. */
  cards: z.array(z.object({ id: z.number(), title: z.string(), email: z.string() })),
  vacancies: z.array(z.object({ number: z.string(), title: z.string() })),
  /** Labels of each form's fields. */
  labels: z.record(z.enum(forms), z.record(z.string(), z.string())),
  /** Texts of the page that shows a refused form again. */
  refusalPage: z.object({
    title: z.string(),
    advice: z.string(),
    submit: z.string(),
    fileAgain: z.string(),
    anyRecipient: z.string(),
    /** After a refusal that says when the form may be sent again: its `{time}`. */
    wait: z.string(),
    /** After a refusal that cannot show the form again. */
    goBack: z.string(),
    /** Texts that replace a refusal's own, by `status` and the HTTP status, such as `status429`. */
    refusals: z.record(z.string(), z.string()),
    errors: z.record(z.enum(MESSAGE_KEYS), z.string()),
  }),
  /** Texts of the page that replaces one that failed. */
  errorPage: z.object({ title: z.string(), text: z.string(), home: z.string() }),
});

/** The desk's texts in one language. */
export type Words = z.infer<typeof words>;

/** The content of `desk.json`: the build writes it from content that it has validated, the desk reads it. */
export const deskContent = z.object({
  /** The texts of every language, the default first; that is the office's. */
  languages: z.tuple([words], words),
  /** Time zone of the office, an IANA name. */
  timeZone: z.string(),
  /** The EmailJS ids by which a request names this site and its forms; a site may do without applications. */
  emailjs: mailSettings.pick({ publicKey: true, serviceId: true }).extend({
    templateIds: mailSettings.shape.templateIds.partial({ career: true }),
  }),
  /** Days after which a delivered submission is erased; null for never. */
  retentionDays: mailSettings.shape.retentionDays.extend({
    draft: z.int().positive().default(60),
    registration: z.int().positive().nullable().default(null),
  }),
});

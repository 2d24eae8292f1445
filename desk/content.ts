import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { z } from 'zod';
import { brandColours } from '#shared/brand.ts';
import type { FormName } from '#shared/forms.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import type { Language } from '#shared/language-settings.ts';
import { type MailSettings, mailSettings } from '#shared/mail-settings.ts';
import { type MailTexts, mailTexts } from '#shared/mails.ts';
import type { DESK_FILES } from '#shared/manifest.ts';
import { MESSAGE_KEYS, type MessageKey } from '#shared/messages.ts';
import { type Palette, paletteOf } from '#shared/palette.ts';
import { factsOf, fillDocument } from '#shared/placeholders.ts';
import { timeZone } from '#shared/time-zone.ts';
import { hasTranslation, translate } from '#shared/translation.ts';
import { asStartError } from './start-error.ts';

const CONTENT = resolve(import.meta.dirname, '../content');

type DeskFile = (typeof DESK_FILES)[number];

const settings = z.object({ timeZone, brand: brandColours, mail: mailSettings });

const company = z.object({ name: z.string() }).loose();

const interfaceTexts = z.object({
  form: z.object({
    submit: z.string(),
    fileAgain: z.string(),
    anyRecipient: z.string(),
    refusals: z.record(z.string(), z.string()),
    errors: z.record(z.enum(MESSAGE_KEYS), z.string()),
    labels: z.record(z.string(), z.string()),
    application: z.object({ labels: z.record(z.string(), z.string()) }),
  }),
  toasts: z.object({ failed: z.string(), keepsTyping: z.string() }),
  error: z.object({ title: z.string(), text: z.string(), home: z.string() }),
});

const contact = z.object({
  cards: z.array(z.object({ id: z.number(), title: z.string(), email: z.email() })).default([]),
});

const vacancies = z.array(z.object({ id: z.string(), title: z.string() }));

/** The desk's texts in one language. */
export interface Words {
  language: Language;
  /** Path prefix of the site's pages in this language: empty, or for example `/ar`. */
  base: string;
  siteName: string;
  /** The mail templates of each form. */
  mails: MailTexts;
  /** Mailboxes of the contact cards, by the title that visitors choose. */
  recipients: Readonly<Record<string, string>>;
  /** Labels of each form's fields. */
  labels: Record<FormName, Record<string, string>>;
  /** Texts of the page that shows a refused form again. */
  refusalPage: {
    title: string;
    advice: string;
    submit: string;
    fileAgain: string;
    anyRecipient: string;
    /** Texts that replace a refusal's own, by `status` and the HTTP status, such as `status429`. */
    refusals: Record<string, string>;
    errors: Record<MessageKey, string>;
  };
  /** Texts of the page that replaces one that failed. */
  errorPage: { title: string; text: string; home: string };
}

/**
 * The part of the site's content that the desk uses, with the texts of one language; the default
 * language is the office's. The build validates the files in full.
 */
export interface DeskContent extends Words {
  /** The texts of every language, the default first. */
  languages: readonly [Words, ...Words[]];
  /** The site's colours by role. */
  colours: Palette['roles'];
  /** Time zone of the office, an IANA name. */
  timeZone: string;
  /** The EmailJS ids by which a request names this site and its forms. */
  emailjs: Pick<MailSettings, 'publicKey' | 'serviceId' | 'templateIds'>;
  /** Days after which a delivered submission is erased; null for never. */
  retentionDays: MailSettings['retentionDays'];
  /** The office's names for the choices of a form in another language. */
  officeNames: {
    /** Title of a contact card in another language → in the default language. */
    recipients: ReadonlyMap<string, string>;
    /** Number of a vacancy → its name in the default language. */
    vacancies: ReadonlyMap<string, string>;
  };
}

/** The content with the texts of the language with this code, or else of the default language. */
export function inLanguage(content: DeskContent, code: unknown): DeskContent {
  const { languages } = content;
  return {
    ...content,
    ...(languages.find(({ language }) => language.code === code) ?? languages[0]),
  };
}

/**
 * Reads the desk's part of content/.
 *
 * @param folder `content/` of a release, or of the working copy
 * @throws StartError with the file and every mistake in it
 */
export function readContent(folder = CONTENT): DeskContent {
  const {
    mail: { retentionDays, ...emailjs },
    timeZone,
    brand,
  } = read(folder, 'site.yaml', settings);
  const [first, ...others] = LANGUAGES;
  const office = readWords(folder, first);
  return {
    ...office,
    languages: [office, ...others.map((language) => readWords(folder, language))],
    colours: paletteOf(brand).roles,
    timeZone,
    emailjs,
    retentionDays,
    officeNames: others.length > 0 ? readOfficeNames(folder) : NO_NAMES,
  };
}

const NO_NAMES = { recipients: new Map(), vacancies: new Map() };

function readOfficeNames(folder: string): DeskContent['officeNames'] {
  const [first, ...others] = LANGUAGES.map(({ code }) => readCards(folder, code));
  const titles = new Map(first?.map(({ id, title }) => [id, title]));
  const open = read(folder, 'vacancies.yaml', vacancies, LANGUAGES[0].code);
  return {
    recipients: new Map(
      others.flat().map(({ id, title }) => [title, titles.get(id) ?? title] as const),
    ),
    vacancies: new Map(open.map(({ id, title }) => [id, `${id} ${title}`])),
  };
}

function readWords(folder: string, language: Language): Words {
  const { code } = language;
  const facts = read(folder, 'company.yaml', company, code);
  const values = factsOf(facts);
  const { form, toasts, error } = read(folder, 'interface.yaml', interfaceTexts, code, values);
  return {
    language,
    base: baseOf(code),
    siteName: facts.name,
    mails: read(folder, 'mail.yaml', mailTexts, code, values),
    recipients: Object.fromEntries(
      readCards(folder, code, values).map(({ title, email }) => [title, email]),
    ),
    labels: { contact: form.labels, subscribe: form.labels, career: form.application.labels },
    refusalPage: {
      title: toasts.failed,
      advice: toasts.keepsTyping,
      submit: form.submit,
      fileAgain: form.fileAgain,
      anyRecipient: form.anyRecipient,
      refusals: form.refusals,
      errors: form.errors,
    },
    errorPage: error,
  };
}

function readCards(
  folder: string,
  code: string,
  values = factsOf(read(folder, 'company.yaml', company, code)),
) {
  return read(folder, 'contact.yaml', contact, code, values).cards;
}

/**
 * Reads a file of content/ in one language.
 *
 * @param values facts by placeholder
 */
function read<T>(
  folder: string,
  file: DeskFile,
  schema: z.ZodType<T>,
  code = LANGUAGES[0].code,
  values = new Map<string, string>(),
): T {
  const path = join(folder, file);
  const document = parseFile(path, values);
  if (hasTranslation(folder, code)) {
    translate(document, parseFile(join(folder, code, file), values));
  }
  try {
    return schema.parse(document.toJS());
  } catch (cause) {
    throw asStartError(path, cause);
  }
}

function parseFile(path: string, values: ReadonlyMap<string, string>): Document {
  try {
    const document = parseDocument(readFileSync(path, 'utf8'));
    if (document.errors[0]) throw document.errors[0];
    fillDocument(document, (name) => values.get(name));
    return document;
  } catch (cause) {
    throw asStartError(path, cause);
  }
}

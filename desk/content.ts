import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { brandColours } from '#api/brand.ts';
import type { FormName } from '#api/forms.ts';
import { LANGUAGE } from '#api/language.ts';
import { type MailSettings, mailSettings } from '#api/mail-settings.ts';
import { type MailTexts, mailTexts } from '#api/mails.ts';
import { MESSAGES, type MessageKey } from '#api/messages.ts';
import { type Palette, paletteOf } from '#api/palette.ts';
import { factsOf, fillDocument } from '#api/placeholders.ts';
import { timeZone } from '#api/time-zone.ts';
import { asStartError } from './start-error.ts';

const CONTENT = resolve(import.meta.dirname, '../content');

const settings = z.object({ timeZone, brand: brandColours, mail: mailSettings });

const company = z.object({ name: z.string() }).loose();

const interfaceTexts = z.object({
  form: z.object({
    submit: z.string(),
    fileAgain: z.string(),
    anyRecipient: z.string(),
    errors: z.record(z.enum(Object.keys(MESSAGES) as [MessageKey, ...MessageKey[]]), z.string()),
    labels: z.record(z.string(), z.string()),
    application: z.object({ labels: z.record(z.string(), z.string()) }),
  }),
  toasts: z.object({ failed: z.string(), keepsTyping: z.string() }),
});

/** The part of the site's content that the desk uses. The site's build checks the files in full. */
export interface DeskContent {
  siteName: string;
  /** The site's colours by role. */
  colours: Palette['roles'];
  /** Time zone of the office, an IANA name. */
  timeZone: string;
  /** The EmailJS ids by which a request names this site and its forms. */
  emailjs: Pick<MailSettings, 'publicKey' | 'serviceId' | 'templateIds'>;
  /** The mail templates and recipients of each form. */
  mails: MailTexts;
  /** Labels of each form's fields. */
  labels: Record<FormName, Record<string, string>>;
  /** Days after which a delivered submission is erased; null for never. */
  retentionDays: MailSettings['retentionDays'];
  /** Texts of the page that shows a refused form again. */
  refusalPage: {
    title: string;
    advice: string;
    submit: string;
    fileAgain: string;
    anyRecipient: string;
    errors: Record<MessageKey, string>;
  };
}

/**
 * Reads the desk's part of content/.
 * @throws StartError with the file and every mistake in that part
 */
export function readContent(): DeskContent {
  const {
    mail: { retentionDays, ...emailjs },
    timeZone,
    brand,
  } = read('site.yaml', settings);
  const facts = read(`${LANGUAGE}/company.yaml`, company);
  const values = factsOf(facts);
  const { form, toasts } = read(`${LANGUAGE}/interface.yaml`, interfaceTexts, values);
  return {
    siteName: facts.name,
    colours: paletteOf(brand).roles,
    timeZone,
    emailjs,
    mails: read(`${LANGUAGE}/mail.yaml`, mailTexts, values),
    labels: { contact: form.labels, subscribe: form.labels, career: form.application.labels },
    retentionDays,
    refusalPage: {
      title: toasts.failed,
      advice: toasts.keepsTyping,
      submit: form.submit,
      fileAgain: form.fileAgain,
      anyRecipient: form.anyRecipient,
      errors: form.errors,
    },
  };
}

/** @param values facts by placeholder */
function read<T>(file: string, schema: z.ZodType<T>, values = new Map<string, string>()): T {
  const path = join(CONTENT, file);
  try {
    const document = parseDocument(readFileSync(path, 'utf8'));
    if (document.errors[0]) throw document.errors[0];
    fillDocument(document, (name) => values.get(name));
    return schema.parse(document.toJS());
  } catch (cause) {
    throw asStartError(path, cause);
  }
}

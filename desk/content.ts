import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { FORM_NAMES, type FormName } from '#contract/forms.ts';
import { LANGUAGE } from '#contract/language.ts';
import {
  type MailTexts,
  mailTexts,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '#contract/mails.ts';
import { MESSAGES, type MessageKey } from '#contract/messages.ts';
import { asStartError } from './start-error.ts';

const CONTENT = resolve(import.meta.dirname, '../content');

const settings = z.object({
  mail: z.object({
    publicKey: z.string(),
    serviceId: z.string(),
    templateIds: z.record(z.enum(FORM_NAMES as [FormName, ...FormName[]]), z.string()),
    retentionDays: z.record(
      z.enum(SUBMISSION_KINDS as [SubmissionKind, ...SubmissionKind[]]),
      z.int().positive().nullable(),
    ),
  }),
});

type Settings = z.infer<typeof settings>;

const site = z.object({ name: z.string() });

const interfaceTexts = z.object({
  form: z.object({
    submit: z.string(),
    fileAgain: z.string(),
    errors: z.record(z.enum(Object.keys(MESSAGES) as [MessageKey, ...MessageKey[]]), z.string()),
    labels: z.record(z.string(), z.string()),
    application: z.object({ labels: z.record(z.string(), z.string()) }),
  }),
  toasts: z.object({ failed: z.string(), keepsTyping: z.string() }),
});

/** What the desk needs to know of the site's content. The site's build checks the files in full. */
export interface DeskContent {
  siteName: string;
  /** What a request calls this site and its forms by, in EmailJS's API. */
  emailjs: Pick<Settings['mail'], 'publicKey' | 'serviceId' | 'templateIds'>;
  /** What is mailed about each form, and to whom. */
  mails: MailTexts;
  /** Labels of each form's fields. */
  labels: Record<FormName, Record<string, string>>;
  /** Days a submission is kept once it is delivered; null for as long as it is wanted. */
  retentionDays: Settings['mail']['retentionDays'];
  /** What the page says that shows a refused form again. */
  refusalPage: {
    title: string;
    advice: string;
    submit: string;
    fileAgain: string;
    errors: Record<MessageKey, string>;
  };
}

/**
 * Reads from content/ what the desk needs of it.
 * @throws StartError naming the file and every mistake in what it needs.
 */
export function readContent(): DeskContent {
  const { retentionDays, ...emailjs } = read('site.yaml', settings).mail;
  const { form, toasts } = read(`${LANGUAGE}/interface.yaml`, interfaceTexts);
  return {
    siteName: read(`${LANGUAGE}/site.yaml`, site).name,
    emailjs,
    mails: read(`${LANGUAGE}/mail.yaml`, mailTexts),
    labels: { contact: form.labels, subscribe: form.labels, career: form.application.labels },
    retentionDays,
    refusalPage: {
      title: toasts.failed,
      advice: toasts.keepsTyping,
      submit: form.submit,
      fileAgain: form.fileAgain,
      errors: form.errors,
    },
  };
}

function read<T>(file: string, schema: z.ZodType<T>): T {
  const path = join(CONTENT, file);
  try {
    return schema.parse(parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw asStartError(path, cause);
  }
}

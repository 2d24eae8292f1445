import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { FORM_NAMES, type FormName } from '#contract/forms.ts';
import { MESSAGES, type MessageKey } from '#contract/messages.ts';

const CONTENT = resolve(import.meta.dirname, '../content');

const settings = z.object({
  mail: z.object({
    publicKey: z.string(),
    serviceId: z.string(),
    templates: z.record(z.enum(FORM_NAMES as [FormName, ...FormName[]]), z.string()),
  }),
});

const site = z.object({ name: z.string() });

const interfaceTexts = z.object({
  form: z.object({
    submit: z.string(),
    fileAgain: z.string(),
    errors: z.record(z.enum(Object.keys(MESSAGES) as [MessageKey, ...MessageKey[]]), z.string()),
    labels: z.record(z.string(), z.string()),
  }),
  toasts: z.object({ failed: z.string(), keepsTyping: z.string() }),
});

/** What the desk needs to know of the site's content. The site's build checks the files in full. */
export interface DeskContent {
  siteName: string;
  mail: z.infer<typeof settings>['mail'];
  form: z.infer<typeof interfaceTexts>['form'];
  failure: { title: string; advice: string };
}

/** Reads form identifiers, field labels and messages from content/. */
export function readContent(): DeskContent {
  const { form, toasts } = read('en/interface.yaml', interfaceTexts);
  return {
    siteName: read('en/site.yaml', site).name,
    mail: read('site.yaml', settings).mail,
    form,
    failure: { title: toasts.failed, advice: toasts.keepsTyping },
  };
}

function read<T>(file: string, schema: z.ZodType<T>): T {
  const path = join(CONTENT, file);
  const result = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}

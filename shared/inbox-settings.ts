import { z } from 'zod';
import { OFFICE_STATUSES } from './mails.ts';
import { text, textWithAny } from './placeholders.ts';

/** Placeholders of a template, filled in for each message. */
export const TEMPLATE_FIELDS = ['sender', 'reference', 'vacancy'] as const;

const id = z.string().regex(/^[a-z][a-z-]*$/, {
  error: 'expected small letters and hyphens, such as "first-interview"',
});

/** A step of an application's way through the office. */
const stage = z.strictObject({
  id: id.meta({ label: 'Short name', hint: 'In no page; keep it once applications are in it.' }),
  label: text.meta({ label: 'Name' }),
  status: z
    .enum(OFFICE_STATUSES)
    .exactOptional()
    .meta({ hint: "What the applicant's status becomes; left out, it stays as it is." }),
  template: z
    .string()
    .exactOptional()
    .meta({ label: 'Template', hint: 'Short name of the template that its mail begins with.' }),
});

const template = z.strictObject({
  id: id.meta({ label: 'Short name' }),
  title: text.meta({ hint: 'Its name in the list of templates.' }),
  subject: textWithAny(TEMPLATE_FIELDS),
  text: textWithAny(TEMPLATE_FIELDS).meta({
    isLong: true,
    hint: 'The answer. "{sender}" is the name that was typed, "{reference}" that of the message, "{vacancy}" the vacancy.',
  }),
});

/** content/inbox.yaml: stages of applications and templates of answers. A company may do without it. */
export const inboxSettings = z.strictObject({
  unseenHours: z
    .int()
    .positive()
    .default(24)
    .meta({ label: 'Hours until an alarm', hint: 'When nobody has opened a message for so long.' }),
  stages: z
    .array(stage.meta({ label: 'Stage' }))
    .default([])
    .meta({
      hint: 'The columns of the board of applications, in order; without any, the statuses.',
    }),
  templates: z
    .array(template.meta({ label: 'Template' }))
    .default([])
    .meta({ hint: 'Texts that answers begin with.' }),
});

import { z } from 'zod';
import { MESSAGE_FORMS } from './inbox-requests.ts';

/** What a webhook is sent (Standard Webhooks 1.0); docs/webhook.schema.json is made from it. */
export const webhookPayload = z
  .strictObject({
    type: z
      .enum(['message.received', 'test'])
      .meta({ description: 'A test has a message of nobody.' }),
    timestamp: z.iso.datetime().meta({ description: 'When the message was received, in UTC.' }),
    data: z.strictObject({
      id: z.string().meta({ description: 'The same in every call about this message.' }),
      reference: z.string().meta({ description: 'For people, such as 7QKM-2X9D.' }),
      form: z.enum(MESSAGE_FORMS),
      language: z.string().meta({ description: 'Code of the language it was written in.' }),
      desk: z.string().nullable().meta({ description: 'Title of the contact card.' }),
      fields: z
        .record(z.string(), z.string())
        .meta({ description: 'What was typed, by name of the field.' }),
      files: z
        .array(z.strictObject({ name: z.string(), size: z.int(), sha256: z.string() }))
        .meta({ description: 'Without their content, which is in the inbox.' }),
      link: z.url().meta({ description: 'The message in the inbox.' }),
    }),
  })
  .meta({ title: 'Call of a webhook' });

export type WebhookPayload = z.infer<typeof webhookPayload>;

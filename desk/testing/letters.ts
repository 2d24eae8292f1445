import { createReadStream } from 'node:fs';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { composeMails, type Letterhead } from '../mail/compose.ts';
import type { Submission } from '../store/submission.ts';
import { content } from './content.ts';

export const LETTERHEAD: Letterhead = {
  content,
  from: { name: 'Website', address: 'website@miqdam.example' },
  to: undefined,
  siteUrl: 'https://www.miqdam.example',
  readUpload: async (path) => createReadStream(path),
};

/** A submission with these values, in English. */
export function submission(
  values: Record<string, string>,
  form: Submission['form'] = 'contact',
): Submission {
  return {
    id: '01a1fcba-6587-75be-911e-c2fc6b017495',
    receivedAt: Date.UTC(2026, 0, 1, 12),
    form,
    language: 'en',
    fields: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
    attachments: [],
  };
}

/** The first mail of a submission as sent, and as an independent parser reads it. */
export async function sent(from: Submission) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { envelope, message } = await transport.sendMail(composeMails(from, LETTERHEAD)[0]);
  return { envelope, raw: String(message), mail: await simpleParser(message as Buffer) };
}

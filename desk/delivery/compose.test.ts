// What a visitor typed can never become part of a mail's headers or recipients.
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import type { FormName } from '#contract/forms.ts';
import type { Submission } from '../store/port.ts';
import { composeMail } from './compose.ts';

const FROM = { name: 'Website', address: 'website@miqdam.example' };
const TO = [{ name: '', address: 'office@miqdam.example' }];

function submission(values: Record<string, string>, form: FormName = 'contact'): Submission {
  return {
    id: '01a1fcba-6587-75be-911e-c2fc6b017495',
    receivedAt: Date.UTC(2026, 0, 1, 12),
    form,
    fields: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
    attachments: [],
  };
}

async function sent(values: Record<string, string>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { envelope, message } = await transport.sendMail(composeMail(submission(values), FROM, TO));
  return { envelope, mail: await simpleParser(message as Buffer) };
}

const INJECTIONS = [
  'x\r\nBcc: victim@evil.example',
  'x\nBcc: victim@evil.example\n\nbody',
  'x\rBcc: victim@evil.example',
  'x\u2028Bcc: victim@evil.example\u2029y\u0085z',
  'x\u0000y\u000b\u000c',
  '=?utf-8?B?DQpCY2M6IHZAZXZpbC5leGFtcGxl?=',
  '"><victim@evil.example>, "',
  'a@b.example, victim@evil.example',
  'م'.repeat(3_000),
  'x'.repeat(3_000),
];

it('§7 subject and reply name carry the text on one line, and nothing but it', async () => {
  for (const text of INJECTIONS) {
    const { envelope, mail } = await sent({
      user_name: text,
      user_email: 'v@client.example',
      user_subject: text,
      message: text,
    });
    expect(envelope).toEqual({ from: FROM.address, to: ['office@miqdam.example'] });
    expect([...mail.headers.keys()].sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(mail.replyTo?.value.map(({ address }) => address)).toEqual(['v@client.example']);
    const line = text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace('=?', '= ?')
      .trim();
    expect(mail.subject).toBe([...`Website: ${line}`].slice(0, 200).join(''));
    expect(mail.replyTo?.value[0]?.name).toBe([...line].slice(0, 200).join(''));
    expect(mail.text?.replaceAll('\u0000', '')).toContain(
      text.replace(/\r\n/g, '\n').replaceAll('\u0000', ''),
    );
  }
});

it('§5 without an e-mail address there is nobody to reply to', async () => {
  const { mail } = await sent({ user_name: 'A', user_email: '', message: 'm' });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.subject).toBe('Website: message from A');
  expect((await sent({ message: 'm' })).mail.subject).toBe('Website: message from a visitor');
});

it('§7 the same submission is the same mail, whenever it is sent', async () => {
  const mail = submission({ message: 'm' });
  expect(composeMail(mail, FROM, TO)).toEqual(composeMail(mail, FROM, TO));
  expect(composeMail(mail, FROM, TO).messageId).toBe(`<${mail.id}@miqdam.example>`);
});

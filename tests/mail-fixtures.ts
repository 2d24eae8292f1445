import { test as base, expect } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { type SmtpPeer, startSmtpPeer } from '#desk/testing/smtp-peer.ts';

/** Mails received since the test began. */
export interface Mailbox {
  /** Waits for a mail whose subject or text contains `words`; without the images of its HTML. */
  receive(words: string): Promise<ParsedMail>;
}

interface ForEachTest {
  mailbox: Mailbox;
}

interface ForEachWorker {
  mailServer: SmtpPeer;
}

/** Configuration of a desk that delivers to this server. */
export const mailEnvironment = ({ url }: SmtpPeer) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Website <website@miqdam.example>',
  MAIL_TO: 'Office <office@miqdam.example>',
});

/** Tests with a mail server that the desk delivers to. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const server = await startSmtpPeer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  mailbox: async ({ mailServer }, use) => {
    const before = mailServer.mails.length;
    await use({
      async receive(words) {
        const find = () =>
          mailServer.mails
            .slice(before)
            .find(({ subject, text }) => `${subject}\n${text}`.includes(words));
        // The desk queues mails, and parsing one with a file of 4 MB is slow.
        const options = { message: `a mail with “${words}”`, timeout: 20_000 };
        await expect.poll(find, options).toBeDefined();
        const mail = find() as ParsedMail;
        return { ...mail, attachments: mail.attachments.filter(({ related }) => !related) };
      },
    });
  },
});

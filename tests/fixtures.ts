import { test as base, expect, type Page } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { type SmtpPeer, startSmtpPeer } from '#desk/testing/smtp-peer.ts';
import { type DeskProcess, startDeskProcess } from '#tools/desk-process.ts';

/** The mails that have reached the mail server since the test began. */
interface Mailbox {
  /** Waits for the mail with this in its text or subject. */
  receive(words: string): Promise<ParsedMail>;
}

/** What the browser complained of: errors and warnings of the console, among them refusals by the policy. */
interface Complaints {
  /** Lets a test go on although this was said; it must have been said. */
  expect(pattern: RegExp): void;
}

interface ForEachTest {
  complaints: Complaints;
  /** Addresses outside the site that a page asked for; none of them is reached. */
  outsideRequests: string[];
  mailbox: Mailbox;
}

interface ForEachWorker {
  mailServer: SmtpPeer;
  desk: DeskProcess;
}

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
  desk: [
    async ({ mailServer }, use) => {
      const desk = await startDeskProcess({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Website <website@miqdam.example>',
        MAIL_TO: 'Office <office@miqdam.example>',
      });
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ desk }, use) => use(desk.url),
  mailbox: async ({ mailServer }, use) => {
    const before = mailServer.mails.length;
    await use({
      async receive(words) {
        const find = () =>
          mailServer.mails
            .slice(before)
            .find(({ subject, text }) => `${subject}\n${text}`.includes(words));
        // It goes by way of the desk's queue; one with a file of 4 MB is also long read here.
        const options = { message: `a mail with “${words}”`, timeout: 20_000 };
        await expect.poll(find, options).toBeDefined();
        return find() as ParsedMail;
      },
    });
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(message.text());
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use({ expect: (pattern) => expected.push(pattern) });
      for (const pattern of expected) expect(heard.join('\n')).toMatch(pattern);
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  outsideRequests: [
    async ({ context, desk }, use) => {
      const outside: string[] = [];
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== desk.url) outside.push(request.url());
      });
      await use(outside);
    },
    { auto: true },
  ],
});

/** Waits until React knows the page: it marks each element, the footer near the end. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Waits until React has taken over the page, and is done with what follows. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page);
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve))),
  );
}

export { expect };

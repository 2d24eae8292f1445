import { expect, type Page } from '@playwright/test';
import { type DeskProcess, startDeskProcess } from '#tools/desk-process.ts';
import { test as base, mailEnvironment } from './mail-fixtures.ts';

/** What the browser complained of: errors and warnings of the console, among them refusals by the policy. */
interface Complaints {
  /** Lets a test go on although this was said; it must have been said. */
  expect(pattern: RegExp): void;
}

interface ForEachTest {
  complaints: Complaints;
  /** Addresses outside the site that a page asked for; none of them is reached. */
  outsideRequests: string[];
}

interface ForEachWorker {
  desk: DeskProcess;
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  desk: [
    async ({ mailServer }, use) => {
      const desk = await startDeskProcess(mailEnvironment(mailServer));
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ desk }, use) => use(desk.url),
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

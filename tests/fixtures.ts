import { expect, type Page } from '@playwright/test';
import { type DeskProcess, startDeskProcess } from '#desk/testing/desk-process.ts';
import { type PostgresServer, startPostgres } from '#desk/testing/postgres-server.ts';
import { scopedNames } from '#tools/build/class-names.ts';
import { test as base, mailEnvironment } from './mail-fixtures.ts';
import { Office } from './office.ts';
import { complainOfUnstyledClasses } from './unstyled-classes.ts';

/** What forms answer, word for word (spec 8). */
export const SENT = 'Congratulations! You Have Submitted Successfully.';
export const FAILED = "Something went wrong! Your message didn't sent.";

/**
 * Console errors and warnings, including violations of the content security policy and classes without rules, and
 * islands that were made anew (app/islands/hydrate-island.tsx).
 */
export interface Complaints {
  /** Allows and requires a message. */
  expect(pattern: RegExp): void;
  /** Allows a message. */
  allow(pattern: RegExp): void;
}

interface ForEachTest {
  complaints: Complaints;
  /** Foreign URLs that a page requested; none can be reached. */
  outsideRequests: string[];
  /** The editor on files that are the company's in each test. */
  files: Office;
}

interface ForEachWorker {
  desk: DeskProcess;
  /** Started for the first test of the editor; to bundle it takes seconds. */
  officeServer: Office;
  /**
   * Creates a database on a server that starts with the first; resolves to its URL. It is here because tests with
   * another set of fixtures for each worker would start workers, browsers and desks of their own.
   */
  createDatabase: () => Promise<string>;
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  desk: [
    async ({ mailServer }, use) => {
      const desk = await startDeskProcess({ SITE: 'on', ...mailEnvironment(mailServer) });
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker' },
  ],
  officeServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const office = await Office.start();
      await use(office);
      office.close();
    },
    { scope: 'worker' },
  ],
  createDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      let starting: Promise<PostgresServer> | undefined;
      await use(async () => {
        starting ??= startPostgres();
        return (await starting).createDatabase();
      });
      await (await starting)?.remove();
    },
    { scope: 'worker' },
  ],
  files: async ({ officeServer }, use) => {
    await use(officeServer);
    officeServer.restore();
  },
  baseURL: ({ desk }, use) => use(desk.url),
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        // React's recovery of an island whose HTML was changed is logged to `debug`; the office's editor logs there too.
        const isRecovery = message.type() === 'debug' && /React error/.test(message.text());
        if (['error', 'warning'].includes(message.type()) || isRecovery) heard.push(message.text());
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await context.addInitScript(complainOfUnstyledClasses, [...scopedNames]);
      await use({
        expect: (pattern) => expected.push(pattern),
        allow: (pattern) => allowed.push(pattern),
      });
      // A test may skip once it has said what it expects.
      if (test.info().status === 'skipped') return;
      for (const pattern of expected) expect(heard.join('\n')).toMatch(pattern);
      const fine = [...expected, ...allowed];
      expect(heard.filter((text) => !fine.some((pattern) => pattern.test(text)))).toEqual([]);
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

/** Waits until the page's own script has started and all is laid out (app/frame/scripting.ts). */
export async function handlersAttached(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]:not(.loading)').waitFor({ state: 'attached' });
}

/** Waits until every island is hydrated, as if the visitor had touched each. */
export async function hydrated(page: Page): Promise<void> {
  await handlersAttached(page);
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('page-island:not([data-hydrated])');
    // Each time again: while React hydrates an island, it swallows the events of those within.
    for (const island of waiting) island.dispatchEvent(new FocusEvent('focusin'));
    return waiting.length === 0;
  });
}

export { expect };

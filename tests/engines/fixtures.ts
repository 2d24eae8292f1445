import { expect } from '@playwright/test';
import { startDesk } from '../desk.ts';
import { test as base, mailEnvironment } from '../mail-fixtures.ts';
import { engines } from './engines.ts';
import { EnginePage } from './page.ts';
import { siteWithCollector } from './site-with-collector.ts';

interface ForEachTest {
  /** An error on a page fails the test. */
  noComplaints: undefined;
}

interface ForEachWorker {
  deskUrl: string;
  site: EnginePage;
}

/** Tests of the built site in the engine that the project is named after. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  deskUrl: [
    async ({ mailServer }, use) => {
      const desk = await startDesk(mailEnvironment(mailServer), {
        site: await siteWithCollector(),
      });
      await use(desk.url);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ deskUrl }, use, { project }) => {
      const engine = engines.find(({ name }) => name === project.name);
      if (!engine?.program) throw new Error(`${project.name} is not installed`);
      const driver = await engine.start(engine.program);
      await use(new EnginePage(driver, deskUrl));
      await driver.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  noComplaints: [
    async ({ site }, use) => {
      await use(undefined);
      expect(await site.complaints()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

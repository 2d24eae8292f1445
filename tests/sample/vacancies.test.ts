// The sample's vacancies close one after another while the desk serves the built site over HTTP, without a
// build or a restart (decision 0205).
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { readSettings } from '#app/content/settings.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import {
  closedFrom,
  readVacancies,
  type Vacancy,
} from '#app/corporate/careers/vacancies.server.ts';
import { vacancyPath } from '#app/corporate/careers/vacancy-path.ts';
import { loadSite, type Site } from '#desk/site/load-site.ts';
import { startDesk } from '#desk/testing/desk.ts';
import { type Answer, send } from '#desk/testing/http.ts';
import { createManualClock } from '#desk/testing/manual-clock.ts';

const vacancies = readVacancies();
const { vacancies: texts } = readCareers();

let site: Site;

beforeAll(async () => {
  site = await loadSite('build/site');
});

/** The first instant at which a vacancy is closed. */
function closingOf(vacancy: Vacancy): number {
  const { timeZone } = readSettings();
  return Temporal.PlainDate.from(closedFrom(vacancy)).toZonedDateTime(timeZone).epochMilliseconds;
}

const textOf = ({ headers, bytes }: Answer) =>
  String(headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes);

it('each leaves list and sitemap at the end of its closing date, and its page says so', async () => {
  const clock = createManualClock(Math.min(...vacancies.map(({ posted }) => Date.parse(posted))));
  const { url } = await startDesk({ clock, site });
  const get = (path: string, tag = '') =>
    send(url, path, { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
  const shared = ['/careers', '/sitemap.xml'];
  const closings = [...new Set(vacancies.map(closingOf))].toSorted((a, b) => a - b);
  expect(closings.length).toBeGreaterThan(1);

  for (const closing of closings) {
    clock.advance(closing - 1 - clock.now());
    const before = await Promise.all(shared.map((path) => get(path)));
    const closes = vacancies.filter((vacancy) => closingOf(vacancy) === closing);
    const openPages = await Promise.all(closes.map((each) => get(vacancyPath(each))));
    for (const page of openPages) {
      expect(page.status).toBe(200);
      expect(textOf(page)).toContain('"@type":"JobPosting"');
      expect(textOf(page)).toMatch(/"addressRegion":"[^"]/);
      expect(textOf(page)).toContain('name="resume"');
      expect(page.headers['x-robots-tag']).toBeUndefined();
    }
    for (const text of before.map(textOf)) {
      for (const each of closes) expect(text).toContain(vacancyPath(each));
    }

    clock.advance(1);
    for (const [index, path] of shared.entries()) {
      const { etag: old = '' } = before[index]?.headers ?? {};
      const after = await get(path, old);
      expect([path, after.status, after.headers.etag === old]).toEqual([path, 200, false]);
      for (const vacancy of vacancies) {
        const isListed = textOf(after).includes(vacancyPath(vacancy));
        expect([path, vacancy.number, isListed]).toEqual([
          path,
          vacancy.number,
          closingOf(vacancy) > closing,
        ]);
      }
      expect((await get(path, after.headers.etag)).status).toBe(304);
    }
    for (const [index, vacancy] of closes.entries()) {
      const page = await get(vacancyPath(vacancy), openPages[index]?.headers.etag);
      const text = textOf(page);
      expect(page.status).toBe(410);
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(text).toContain(texts.closed.title);
      expect(text).toContain('href="/careers#vacancies"');
      expect(text).not.toMatch(/JobPosting|name="resume"|rel="canonical"/);
    }
  }
  const last = textOf(await get('/careers'));
  expect(last).toContain(texts.empty);
  expect(last).not.toContain('name="vacancy"');
  expect(last).toContain('name="resume"');
});

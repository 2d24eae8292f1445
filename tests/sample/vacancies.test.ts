// The sample's vacancies close one after another while the desk serves the built site over HTTP, without a
// build or a restart (decision 0205). Its caching: desk/site/plugin.test.ts.
import { expect, it } from 'vitest';
import { readSettings } from '#app/content/settings.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import {
  closedFrom,
  readVacancies,
  type Vacancy,
} from '#app/corporate/careers/vacancies.server.ts';
import { vacancyPath } from '#app/corporate/careers/vacancy-path.ts';
import { loadSite } from '#desk/site/load-site.ts';
import { startDesk } from '#desk/testing/desk.ts';
import { send } from '#desk/testing/http.ts';
import { createManualClock } from '#desk/testing/manual-clock.ts';

const vacancies = readVacancies();
const { vacancies: texts } = readCareers();

/** The first instant at which a vacancy is closed. */
function closingOf(vacancy: Vacancy): number {
  const { timeZone } = readSettings();
  return Temporal.PlainDate.from(closedFrom(vacancy)).toZonedDateTime(timeZone).epochMilliseconds;
}

it('each leaves list and sitemap at the end of its closing date, and its page says so', async () => {
  const clock = createManualClock(Math.min(...vacancies.map(({ posted }) => Date.parse(posted))));
  const { url } = await startDesk({ clock, site: await loadSite('build/site') });
  const closings = [...new Set(vacancies.map(closingOf))].toSorted((a, b) => a - b);
  expect(closings.length).toBeGreaterThan(1);
  const expectAt = async (time: number) => {
    clock.advance(time - clock.now());
    const lists = [await send(url, '/careers'), await send(url, '/sitemap.xml')];
    for (const vacancy of vacancies) {
      const isOpen = closingOf(vacancy) > time;
      const listed = lists.map(({ text }) => text.includes(vacancyPath(vacancy)));
      expect(listed, vacancy.number).toEqual([isOpen, isOpen]);
      const { status, headers, text } = await send(url, vacancyPath(vacancy));
      expect([status, headers['x-robots-tag']]).toEqual(
        isOpen ? [200, undefined] : [410, 'noindex'],
      );
      if (isOpen) {
        expect(text).toMatch(/"@type":"JobPosting".*"addressRegion":"[^"]/s);
        expect(text).toContain('name="resume"');
      } else {
        expect(text).toContain(texts.closed.title);
        expect(text).toContain('href="/careers#vacancies"');
        expect(text).not.toMatch(/JobPosting|name="resume"|rel="canonical"/);
      }
    }
  };
  for (const closing of closings) {
    await expectAt(closing - 1);
    await expectAt(closing);
  }
  const { text: last } = await send(url, '/careers');
  expect(last).toContain(texts.empty);
  expect(last).not.toContain('name="vacancy"');
  expect(last).toContain('name="resume"');
});

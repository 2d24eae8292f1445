// What /careers and the pages of its vacancies show on a day: decision 0205.
import { expect, test } from 'vitest';
import { careersData } from './careers-data.server.ts';
import { closedFrom, readVacancies } from './vacancies.server.ts';
import { laterPath, vacancyPath } from './vacancy-path.ts';

const vacancies = readVacancies();

/** Data of a page on a day. */
const dataOn = (date: string, path: string) =>
  careersData(laterPath({ path: decodeURIComponent(path), date }).slice('/careers/'.length));

/** Numbers of the vacancies in the list of a day. */
function listOn(date: string): string[] {
  const data = dataOn(date, '/careers');
  return data?.view === 'list' ? data.open.map(({ number }) => number) : ['no list'];
}

test('a vacancy is open until the end of its closing date, and closed on the next day', () => {
  for (const vacancy of vacancies) {
    const { number, closes } = vacancy;
    const next = closedFrom(vacancy);
    expect(Date.parse(next) - Date.parse(closes)).toBe(24 * 60 * 60_000);
    expect(listOn(closes)).toContain(number);
    expect(listOn(next)).not.toContain(number);
    const path = vacancyPath(vacancy);
    const validThrough = expect.stringMatching(RegExp(`^${closes}T23:59:59[+-]\\d\\d:\\d\\d$`));
    expect(dataOn(closes, path)).toMatchObject({
      view: 'vacancy',
      vacancy: { number },
      validThrough,
    });
    expect(dataOn(next, path)).toMatchObject({ view: 'closed', vacancy: { number } });
  }
});

test('the list keeps the order of the content, and may be empty', () => {
  const numbers = vacancies.map(({ number }) => number);
  expect(listOn('1990-01-01')).toEqual(numbers);
  expect(listOn('2990-01-01')).toEqual([]);
});

test('there is no data for an unknown vacancy', () => {
  expect(careersData('v-0-no-such-position')).toBeUndefined();
  expect(careersData('404')).toBeUndefined();
});

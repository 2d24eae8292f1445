// What /careers and the pages of its vacancies show on a day: decision 0205.
import { expect, test } from 'vitest';
import { listOn, vacancyOf } from './careers-data.server.ts';
import { readCareers } from './content.server.ts';
import { closedFrom, readVacancies } from './vacancies.server.ts';
import { vacancyPath } from './vacancy-path.ts';

const vacancies = readVacancies();

/** Numbers of the vacancies in the list of a day, in the order of the content. */
const numbersOn = (date: string) => listOn(date).open.map(({ number }) => number);

test.runIf(!readCareers.isLeftOut?.())(
  'a vacancy is open until the end of its closing date, and closed on the next day',
  () => {
    for (const vacancy of vacancies) {
      const { number, closes } = vacancy;
      const next = closedFrom(vacancy);
      expect(Date.parse(next) - Date.parse(closes)).toBe(24 * 60 * 60_000);
      expect(numbersOn(closes)).toContain(number);
      expect(numbersOn(next)).not.toContain(number);
      const name = decodeURIComponent(vacancyPath(vacancy)).slice('/careers/'.length);
      const open = { view: 'vacancy', vacancy: { number } };
      const validThrough = expect.stringMatching(RegExp(`^${closes}T23:59:59[+-]\\d\\d:\\d\\d$`));
      expect(vacancyOf(name, closes)).toMatchObject({ ...open, validThrough });
      expect(vacancyOf(name, next)).toMatchObject({ view: 'closed', vacancy: { number } });
    }
    expect(numbersOn('1990-01-01')).toEqual(vacancies.map(({ number }) => number));
    expect(numbersOn('2990-01-01')).toEqual([]);
  },
);

test.runIf(!readCareers.isLeftOut?.())('there is no data for an unknown vacancy', () => {
  expect(['v-0-no-such-position', '404'].map((name) => vacancyOf(name))).toEqual([
    undefined,
    undefined,
  ]);
});

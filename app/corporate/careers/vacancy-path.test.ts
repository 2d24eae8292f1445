import { expect, test } from 'vitest';
import {
  isPathOf,
  laterPath,
  prerenderedVacancyPath,
  readLaterPath,
  vacancyPath,
} from './vacancy-path.ts';

const VACANCIES = [
  { number: 'V-31', title: 'Pipe welder, 6G / GTAW & SMAW @ 100 %' },
  {
    number: '٧',
    title: 'مهندس موقع مدني لمحطة ضخّ مياه الصرف الصناعي المعالجة في المدينة الصناعية',
  },
];

test('an address has only letters, digits and hyphens of number and title', () => {
  expect(VACANCIES.map(vacancyPath).map(decodeURIComponent)).toEqual([
    '/careers/v-31-pipe-welder-6g-gtaw-smaw-100',
    expect.stringMatching(/^\/careers\/٧-مهندس-موقع-مدني-[\p{L}\p{M}-]+$/u),
  ]);
});

test.each(VACANCIES)('the path of $number matches only it, also with a later day', (vacancy) => {
  const path = decodeURIComponent(vacancyPath(vacancy));
  const [, , param = ''] = path.split('/');
  expect(VACANCIES.filter((each) => isPathOf(param, each))).toEqual([vacancy]);
  const later = laterPath({ path, date: '2027-02-01' });
  expect(readLaterPath(later)).toEqual({ path, date: '2027-02-01' });
  expect(readLaterPath(`${later}.data`)).toEqual({ path: `${path}.data`, date: '2027-02-01' });
  expect(readLaterPath(path)).toBeUndefined();
});

test('a later version of a long title has a file name that file systems accept', () => {
  const [, long] = VACANCIES;
  const path = prerenderedVacancyPath(long as (typeof VACANCIES)[number]);
  const later = laterPath({ path, date: '2027-02-01' }).slice('/careers/'.length);
  expect(`${encodeURIComponent(later)}.data`.length).toBeLessThanOrEqual(255);
});

test('the list has later versions too; no other page has', () => {
  const later = laterPath({ path: '/careers', date: '2027-02-01' });
  expect(later).toBe('/careers/@/20270201');
  expect(readLaterPath(later)).toEqual({ path: '/careers', date: '2027-02-01' });
  expect(readLaterPath(`${later}.data`)).toEqual({ path: '/careers.data', date: '2027-02-01' });
  for (const path of [
    '/careers',
    '/careers.data',
    '/careers/404',
    '/careers/@20270201',
    '/project/a@20270201',
  ]) {
    expect(readLaterPath(path)).toBeUndefined();
  }
});

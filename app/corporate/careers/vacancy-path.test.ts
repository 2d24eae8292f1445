import { expect, test } from 'vitest';
import { isPathOf, vacancyPath } from './vacancy-path.ts';

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

test.each(VACANCIES)('the path of $number matches only it', (vacancy) => {
  const path = decodeURIComponent(vacancyPath(vacancy));
  const [, , param = ''] = path.split('/');
  expect(VACANCIES.filter((each) => isPathOf(param, each))).toEqual([vacancy]);
});

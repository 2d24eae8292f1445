import { readArticles } from '#app/content/articles.server.ts';
import { contentDate } from '#app/content/content-date.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { readCareers } from './content.server.ts';
import { isOpenOn, readVacancies, type Vacancy } from './vacancies.server.ts';
import { isPathOf, vacancyPath } from './vacancy-path.ts';

/** Data of `/careers` on a day. */
export type ListData = ReturnType<typeof listOn>;

/** A vacancy as the list shows it. */
export type ListedVacancy = ReturnType<typeof listed>;

type PageData = NonNullable<ReturnType<typeof vacancyOf>>;

/** The page of an open vacancy. */
export type VacancyData = Extract<PageData, { view: 'vacancy' }>;

/** The page of a closed vacancy. */
export type ClosedData = Extract<PageData, { view: 'closed' }>;

/** Data of `/careers` on a day (ISO 8601); by default that of the content. */
export function listOn(day = contentDate()) {
  const open = readVacancies().filter((vacancy) => isOpenOn(vacancy, day));
  const hasArticles = readArticles().articles.length > 0;
  const careers = readCareers();
  const { picture, employment, summary, pay, fixedPay, closed, ...vacancies } = careers.vacancies;
  return { ...careers, vacancies, open: open.map(listed), hasArticles };
}

/**
 * Data of the page of a vacancy on a day (ISO 8601); by default that of the content.
 *
 * @param name the last part of its path
 * @returns undefined if there is no such vacancy
 */
export function vacancyOf(name: string, day = contentDate()) {
  const careers = readCareers();
  const vacancy = readVacancies().find((each) => isPathOf(name, each));
  if (!vacancy) return undefined;
  const parent = careers.banner.title;
  const { picture: usual, label, lead, none, empty, ...texts } = careers.vacancies;
  if (!isOpenOn(vacancy, day)) {
    return { view: 'closed', parent, vacancy: listed(vacancy), texts: texts.closed } as const;
  }
  const { picture = usual, ...facts } = vacancy;
  return {
    view: 'vacancy' as const,
    /** Title of `/careers`. */
    parent,
    vacancy: { ...facts, path: vacancyPath(vacancy) },
    picture,
    /** The last second of the closing date at the office, ISO 8601. */
    validThrough: lastSecondOf(vacancy.closes),
    texts,
    form: careers.form,
    next: careers.next,
  };
}

function listed(vacancy: Vacancy) {
  const { number, title, trade, posts, grade, where, posted, closes } = vacancy;
  return { number, title, trade, posts, grade, where, posted, closes, path: vacancyPath(vacancy) };
}

function lastSecondOf(day: string): string {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: readSettings().timeZone, plainTime: '23:59:59' })
    .toString({ timeZoneName: 'never' });
}

import { readArticles } from '#app/content/articles.server.ts';
import { contentDate } from '#app/content/content-date.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { type Careers, readCareers } from './content.server.ts';
import { isOpenOn, readVacancies, type Vacancy } from './vacancies.server.ts';
import { isPathOf, vacancyPath } from './vacancy-path.ts';

/** A vacancy as the list shows it. */
export interface ListedVacancy
  extends Pick<
    Vacancy,
    'number' | 'title' | 'trade' | 'posts' | 'grade' | 'where' | 'posted' | 'closes'
  > {
  path: string;
}

/** Data of `/careers` on a day. */
export interface ListData extends Omit<Careers, 'vacancies'> {
  vacancies: Omit<
    Careers['vacancies'],
    'picture' | 'employment' | 'summary' | 'pay' | 'fixedPay' | 'closed'
  >;
  /** Vacancies that are open on that day. */
  open: ListedVacancy[];
  hasArticles: boolean;
}

type VacancyTexts = Omit<Careers['vacancies'], 'picture' | 'label' | 'lead' | 'none' | 'empty'>;

/** The page of an open vacancy. */
export interface VacancyData extends Pick<Careers, 'form' | 'next'> {
  view: 'vacancy';
  /** Title of `/careers`. */
  parent: string;
  vacancy: Omit<Vacancy, 'picture'> & { path: string };
  picture: PictureData;
  /** The last second of the closing date at the office, ISO 8601. */
  validThrough: string;
  texts: VacancyTexts;
}

/** The page of a closed vacancy. */
export interface ClosedData {
  view: 'closed';
  /** Title of `/careers`. */
  parent: string;
  vacancy: ListedVacancy;
  texts: VacancyTexts['closed'];
}

/** Data of `/careers` on a day (ISO 8601); by default that of the content. */
export function listOn(day = contentDate()): ListData {
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
export function vacancyOf(name: string, day = contentDate()): VacancyData | ClosedData | undefined {
  const careers = readCareers();
  const vacancy = readVacancies().find((each) => isPathOf(name, each));
  if (!vacancy) return undefined;
  const parent = careers.banner.title;
  const { picture: usual, label, lead, none, empty, ...texts } = careers.vacancies;
  if (!isOpenOn(vacancy, day)) {
    return { view: 'closed', parent, vacancy: listed(vacancy), texts: texts.closed };
  }
  const { picture = usual, ...facts } = vacancy;
  return {
    view: 'vacancy',
    parent,
    vacancy: { ...facts, path: vacancyPath(vacancy) },
    picture,
    validThrough: lastSecondOf(vacancy.closes),
    texts,
    form: careers.form,
    next: careers.next,
  };
}

function listed(vacancy: Vacancy): ListedVacancy {
  const { number, title, trade, posts, grade, where, posted, closes } = vacancy;
  return { number, title, trade, posts, grade, where, posted, closes, path: vacancyPath(vacancy) };
}

function lastSecondOf(day: string): string {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: readSettings().timeZone, plainTime: '23:59:59' })
    .toString({ timeZoneName: 'never' });
}

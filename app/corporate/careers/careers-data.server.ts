import { readArticles } from '#app/content/articles.server.ts';
import { contentDate } from '#app/content/content-date.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { type Careers, readCareers } from './content.server.ts';
import { isOpenOn, readVacancies, type Vacancy } from './vacancies.server.ts';
import { isPathOf, readLaterPath, vacancyPath } from './vacancy-path.ts';

/** What the list of vacancies shows of one. */
export interface ListedVacancy
  extends Pick<
    Vacancy,
    'number' | 'title' | 'trade' | 'posts' | 'grade' | 'where' | 'posted' | 'closes'
  > {
  path: string;
}

/** `/careers` on some day. */
export interface ListData extends Careers {
  view: 'list';
  /** Those open on that day. */
  open: ListedVacancy[];
  hasArticles: boolean;
}

type VacancyTexts = Omit<Careers['vacancies'], 'label' | 'lead' | 'none' | 'empty'>;

/** The page of an open vacancy. */
export interface VacancyData extends Pick<Careers, 'form' | 'next'> {
  view: 'vacancy';
  /** Title of `/careers`. */
  parent: string;
  vacancy: Vacancy & { path: string };
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

export type CareersData = ListData | VacancyData | ClosedData;

/**
 * Data of `/careers` and of the pages below it.
 *
 * @param param the rest of the path, with the day of a later version (`laterPath`); by default it is the
 *   day of the content
 * @returns undefined if there is no such vacancy
 */
export function careersData(param = ''): CareersData | undefined {
  const later = readLaterPath(`/careers/${param}`);
  const day = later?.date ?? contentDate();
  const name = param.replace(/@\d+$/, '');
  const careers = readCareers();
  const vacancies = readVacancies();
  if (name === '') {
    const open = vacancies.filter((vacancy) => isOpenOn(vacancy, day)).map(listed);
    const hasArticles = readArticles().articles.length > 0;
    return { ...careers, view: 'list', open, hasArticles };
  }
  const vacancy = vacancies.find((each) => isPathOf(name, each));
  if (!vacancy) return undefined;
  const parent = careers.banner.title;
  const { label, lead, none, empty, ...texts } = careers.vacancies;
  if (!isOpenOn(vacancy, day)) {
    return { view: 'closed', parent, vacancy: listed(vacancy), texts: texts.closed };
  }
  return {
    view: 'vacancy',
    parent,
    vacancy: { ...vacancy, path: vacancyPath(vacancy) },
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

import type { ReactNode } from 'react';
import { officialDate } from '#app/content/long-date.ts';
import { Link } from '#app/layout/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import type { ListedVacancy } from './careers-data.server.ts';
import type { Careers } from './content.server.ts';
import styles from './vacancy-list.module.css';

interface Props {
  vacancies: readonly ListedVacancy[];
  texts: Careers['vacancies'];
}

/** The open vacancies, each with a link to its page and to its form, and what to do if none fits. */
export function VacancyList({ vacancies, texts: { labels, none } }: Props) {
  if (vacancies.length === 0) return null;
  return (
    <div className={styles.vacancies}>
      <ul className={styles.list}>
        {vacancies.map(({ number, title, path, posts, grade, where, closes }) => (
          <li key={number} id={number} className={styles.vacancy}>
            <p className={styles.number}>{number}</p>
            <h3 className={styles.title}>
              <Link to={path} className={styles.link}>
                {title}
              </Link>
            </h3>
            <dl className={styles.facts}>
              <Fact term={labels.where}>{where}</Fact>
              <Fact term={labels.posts}>{posts}</Fact>
              <Fact term={labels.grade}>{grade}</Fact>
              <Fact term={labels.closes}>
                <time dateTime={closes}>{officialDate(closes)}</time>
              </Fact>
            </dl>
            <p className={styles.apply}>
              <ButtonLink
                link={Link}
                to={`${path}#apply`}
                variant="secondary"
                size="small"
                aria-label={`${labels.apply}: ${title}`}
              >
                {labels.apply}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.none}>{none}</p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { officialDate } from '#app/content/long-date.ts';
import { fill } from '#app/content/placeholders.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { ListData, ListedVacancy } from './careers-data.server.ts';
import styles from './vacancy-list.module.css';

interface Props {
  vacancies: readonly ListedVacancy[];
  texts: ListData['vacancies'];
}

/** Vacancies that phones show before the others are unfolded. */
const SHOWN = 4;

/** The open vacancies, each with a link to its page and to its form, and what to do if none fits. */
export function VacancyList({ vacancies, texts: { labels, none } }: Props) {
  if (vacancies.length === 0) return null;
  // The line of a fold takes as much room as a single vacancy.
  const shown = vacancies.length > SHOWN + 1 ? SHOWN : vacancies.length;
  const rest = vacancies.slice(shown);
  return (
    <div>
      <List vacancies={vacancies.slice(0, shown)} labels={labels} />
      {rest.length > 0 && (
        <Fold rest title={fill(dictionary.foldRest, { n: rest.length })}>
          <List vacancies={rest} labels={labels} />
        </Fold>
      )}
      <p className={styles.none}>{none}</p>
    </div>
  );
}

interface ListProps extends Pick<Props, 'vacancies'> {
  labels: Props['texts']['labels'];
}

function List({ vacancies, labels }: ListProps) {
  return (
    <ul className={styles.list}>
      {vacancies.map(({ number, title, path, posts, grade, where, closes }) => (
        <li key={number} id={number}>
          <h3>
            <span>{number}</span> <Link to={path}>{title}</Link>
          </h3>
          <dl>
            <div>
              <dt>
                <VisuallyHidden>{labels.where}</VisuallyHidden>
              </dt>
              <dd>{where}</dd>
            </div>
            <Fact term={labels.posts}>{posts}</Fact>
            <Fact term={labels.grade}>{grade}</Fact>
            <Fact term={labels.closes}>
              <time dateTime={closes}>{officialDate(closes)}</time>
            </Fact>
          </dl>
          <p>
            <ActionLink
              to={`${path}#apply`}
              label={labels.apply}
              variant="secondary"
              size="small"
              aria-label={`${labels.apply}: ${title}`}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

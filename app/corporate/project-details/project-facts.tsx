import { fillPlural } from '#app/content/placeholders.ts';
import details from '#app/layout/details/details.module.css';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { ShareMenu } from '#app/layout/share/share-menu.tsx';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { sar } from '../money.ts';
import { Today } from '../today.tsx';
import type { ShownProject } from './project-data.server.ts';
import styles from './project-facts.module.css';

/** The sidebar: facts of the contract, the visitor's date, the share menu. */
export function ProjectFacts({ title, record, facts = [] }: ShownProject) {
  const { project: words, duration } = useInterface();
  const rows: [term: string, text: string][] = record
    ? [
        [words.client, record.client],
        [words.sector, record.sector],
        [words.value, sar(Number(record.value))],
        [words.duration, fillPlural(duration.months, record.duration)],
        [words.year, String(record.year)],
        ...facts.map(({ term, text }): [string, string] => [term, text]),
      ]
    : [];
  return (
    <aside className={details.side} aria-labelledby="facts">
      <h2 id="facts" className={details.heading}>
        {words.facts}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.fact} data-needs-js>
          <dt>{words.today}</dt>
          <dd>
            <Today />
          </dd>
        </div>
      </dl>
      <ShareMenu title={title} path={detailsPath('project', title)} />
    </aside>
  );
}

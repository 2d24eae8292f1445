import { fill } from '#app/content/placeholders.ts';
import { sar } from '#app/corporate/money.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import type { Home } from '../content.server.ts';
import styles from './projects.module.css';

type ProjectRecord = Home['projects']['records'][number] & {
  /** Its page, or the portfolio's row of it, unless the site has none. */
  to: string | undefined;
};

/** Rows that a phone shows before the others are unfolded; the style sheet has the same number. */
const UNFOLDED = 2;

type Props = Home['projects'] & { records: readonly ProjectRecord[] };

/** Selected contracts of the portfolio. */
export function Projects(props: Props) {
  const { title, intro, records, columns, caption, link } = props;
  const shown: Column<ProjectRecord>[] = [
    {
      label: columns.project,
      names: true,
      cell: ({ to, title: project, client }) => (
        <>
          <span className={styles.project}>{to ? <Link to={to}>{project}</Link> : project}</span>
          <span className={styles.client}>{client}</span>
        </>
      ),
    },
    { label: columns.scope, cell: ({ scope }) => scope },
    { label: columns.value, figures: true, cell: ({ value }) => sar(Number(value)) },
    { label: columns.duration, figures: true, cell: ({ duration }) => duration },
    { label: columns.year, figures: true, cell: ({ year }) => year },
  ];
  return (
    <Section
      id="projects"
      title={title}
      lead={intro}
      className={styles.projects}
      action={link && <ActionLink {...link} variant="quiet" icon="arrow-right" />}
    >
      <Table caption={caption} columns={shown} rows={records} rowKey={({ id }) => id} />
      {records.length > UNFOLDED && (
        <Fold rest title={fill(dictionary.foldRest, { n: records.length - UNFOLDED })} />
      )}
    </Section>
  );
}

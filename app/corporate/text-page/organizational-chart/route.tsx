import { classNames } from '#app/ui/class-names/class-names.ts';
import { Container } from '#app/ui/container/container.tsx';
import type { ChartPosition as Position, TextPageOf } from '../content.server.ts';
import { loadTextPage } from '../read-text-page.server.ts';
import { TextPageView } from '../text-page-view.tsx';
import { TextSections } from '../text-sections.tsx';
import styles from './organizational-chart.module.css';

export { textPageMeta as meta } from '../text-page-view.tsx';

export const loader = ({ request }: { request: Request }) =>
  loadTextPage('organizational-chart', request);

/** The organisation chart (spec 2.4): nested lists drawn as a tree, its branches rows on wide screens. */
export default function OrganizationChartRoute({
  loaderData: page,
}: {
  loaderData: TextPageOf<'organizational-chart'>;
}) {
  const {
    chart: { title, root },
    sections,
  } = page;
  return (
    <TextPageView page={page}>
      <Container className={styles.sheet}>
        <figure aria-labelledby="chart">
          <h2 id="chart" className={styles.title}>
            {title}
          </h2>
          <div className={styles.tree}>
            <Box {...root} rank={styles.head} />
            <ul className={styles.leads}>
              {root.reports.map((lead) => (
                <li key={lead.title} className={styles.lead}>
                  <Box {...lead} rank={styles.second} />
                  {lead.reports.length > 0 && <Posts positions={lead.reports} />}
                </li>
              ))}
            </ul>
          </div>
        </figure>
      </Container>
      <TextSections sections={sections} />
    </TextPageView>
  );
}

/** The positions below a lead, and those below them. */
function Posts({ positions }: { positions: readonly Position[] }) {
  return (
    <ul className={styles.posts}>
      {positions.map((position) => (
        <li key={position.title} className={styles.post}>
          <Box {...position} />
          {position.reports.length > 0 && <Posts positions={position.reports} />}
        </li>
      ))}
    </ul>
  );
}

function Box({ title, name, duty, rank }: Position & { rank?: string | undefined }) {
  return (
    <div className={classNames(styles.box, rank)}>
      <p>
        <strong className={styles.position}>{title}</strong>
        {name && <span className={styles.name}>{name}</span>}
      </p>
      <p className={styles.duty}>{duty}</p>
    </div>
  );
}

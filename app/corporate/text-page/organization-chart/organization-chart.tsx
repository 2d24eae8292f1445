import { Container } from '#app/ui/container/container.tsx';
import type { ChartPosition as Position, TextPageOf } from '../content.server.ts';
import { TextSections } from '../text-sections.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import styles from './organization-chart.module.css';

/** The organisation chart (spec 2.4): a drawing on wide screens, and nested lists. */
export function OrganizationChart({ chart, sections }: TextPageOf<'chart'>) {
  return (
    <>
      <Container className={styles.sheet}>
        <div className={styles.drawn}>
          <h2 className={styles.title}>{chart.title}</h2>
          <ChartDrawing title={chart.title} description={chart.description} root={chart.root} />
        </div>
        <h2 className={styles.title}>{chart.listTitle}</h2>
        <PositionList positions={[chart.root]} />
      </Container>
      <TextSections sections={sections} />
    </>
  );
}

/** Positions with their duties, and the positions that report to them. */
function PositionList({ positions }: { positions: readonly Position[] }) {
  return (
    <ul className={styles.positions}>
      {positions.map(({ title, name, duty, reports }) => (
        <li key={title.join(' ')} className={styles.position}>
          <p>
            <strong>{title.join(' ')}</strong>
            {name && <span className={styles.name}>{name}</span>}
          </p>
          <p className={styles.duty}>{duty}</p>
          {reports.length > 0 && <PositionList positions={reports} />}
        </li>
      ))}
    </ul>
  );
}

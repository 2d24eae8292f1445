import type { TextPageOf } from '#app/content/schemas/text-page.ts';
import { Container } from '#app/ui/container/container.tsx';
import { TextSections } from '../article/text-sections.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import styles from './organization-chart.module.css';
import { PostList } from './post-list.tsx';

/** Who answers to whom (spec 2.4): drawn on wide screens, and as nested lists on all. */
export function OrganizationChart({ chart, sections }: TextPageOf<'chart'>) {
  return (
    <>
      <Container className={styles.sheet}>
        <div className={styles.drawn}>
          <h2 className={styles.title}>{chart.title}</h2>
          <ChartDrawing title={chart.title} description={chart.description} root={chart.root} />
        </div>
        <h2 className={styles.title}>{chart.listTitle}</h2>
        <PostList posts={[chart.root]} />
      </Container>
      <TextSections sections={sections} />
    </>
  );
}

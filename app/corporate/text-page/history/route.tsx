import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { FoldedRest } from '../../folded-rest/folded-rest.tsx';
import type { TextPageOf } from '../content.server.ts';
import { Lifelines } from '../opening/lifelines.tsx';
import { loadTextPage } from '../read-text-page.server.ts';
import { TextPageView } from '../text-page-view.tsx';
import { TextSections } from '../text-sections.tsx';
import styles from './history.module.css';

export { textPageMeta as meta } from '../text-page-view.tsx';

export const loader = ({ request }: { request: Request }) => loadTextPage('history', request);

/** Years along a line, each with its results (spec 2.4, Our History). */
export default function HistoryRoute({ loaderData: page }: { loaderData: TextPageOf<'history'> }) {
  const { opening, entries, broughtTitle, sections } = page;
  return (
    <TextPageView page={page}>
      {opening && <Lifelines {...opening} />}
      <Container className={styles.sheet}>
        <ol className={styles.years}>
          {entries.map(({ year, title, text, brought }) => (
            <li key={year} className={styles.entry}>
              <p className={styles.year}>
                <time dateTime={String(year)}>{year}</time>
              </p>
              <div className={styles.words}>
                <h2 className={styles.title}>{title}</h2>
                <Prose html={text} />
              </div>
              {brought.length > 0 && (
                <div>
                  <h3 className={styles.label}>{broughtTitle}</h3>
                  <ul className={styles.list}>
                    {brought.map((thing) => (
                      <li key={thing}>{thing}</li>
                    ))}
                  </ul>
                </div>
              )}
            </li>
          ))}
        </ol>
        <FoldedRest of={entries.length} />
      </Container>
      <TextSections sections={sections} />
    </TextPageView>
  );
}

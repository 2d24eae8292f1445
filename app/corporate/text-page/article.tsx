import { Container } from '#app/ui/container/container.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
import type { TextPageOf } from './content.server.ts';
import styles from './text-sections.module.css';
import { TextSections } from './text-sections.tsx';

/** Shorter pages have no table of contents. */
const LEAST_SECTIONS = 4;

/** A page of sections, with optional figures and a table of contents. */
export function Article({ figures, sections }: TextPageOf<'article'>) {
  return (
    <>
      {figures && (
        <Container className={styles.figures}>
          <Stats>
            {figures.map((figure) => (
              <Stat key={figure.label} {...figure} />
            ))}
          </Stats>
        </Container>
      )}
      {sections.length >= LEAST_SECTIONS && (
        <Container>
          <TableOfContents as="band" sections={sections} />
        </Container>
      )}
      <TextSections sections={sections} />
    </>
  );
}

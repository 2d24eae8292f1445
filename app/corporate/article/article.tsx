import type { TextPageOf } from '#app/content/schemas/text-page.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import { Contents } from '../contents/contents.tsx';
import styles from './article.module.css';
import { TextSections } from './text-sections.tsx';

/** A page of fewer bands is read faster without a list of them. */
const WORTH_CONTENTS = 4;

/** A page in bands: its figures first where it has some, then what is on it, then the bands. */
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
      {sections.length >= WORTH_CONTENTS && (
        <Container>
          <Contents as="band" sections={sections} />
        </Container>
      )}
      <TextSections sections={sections} />
    </>
  );
}

import type { ReactNode } from 'react';
import type { PageSection } from '#app/content/schemas/page.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Contents } from '../contents/contents.tsx';
import styles from './document.module.css';
import { DocumentSection } from './document-section.tsx';

interface Props {
  /** HTML above the first section. */
  intro: string;
  sections: readonly PageSection[];
  /** Stands below the last section. */
  children?: ReactNode;
}

/** What is on the page beside its numbered sections. */
export function DocumentSheet({ intro, sections, children }: Props) {
  return (
    <Container className={styles.sheet}>
      <Contents as="column" sections={sections} />
      <div>
        <Prose html={intro} className={styles.intro} />
        {sections.map((section, index) => (
          <DocumentSection key={section.id} number={index + 1} {...section} />
        ))}
        {children}
      </div>
    </Container>
  );
}

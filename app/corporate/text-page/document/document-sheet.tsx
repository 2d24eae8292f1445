import type { ReactNode } from 'react';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { DrawingData } from '../../drawing/content.server.ts';
import { Drawing } from '../../drawing/drawing.tsx';
import { TableOfContents } from '../../table-of-contents/table-of-contents.tsx';
import type { Clause } from '../content.server.ts';
import styles from './document-sheet.module.css';

interface SheetProps {
  /** HTML above the first section. */
  intro: string;
  drawing?: DrawingData | undefined;
  sections: readonly Clause[];
  /** Content below the last section. */
  children?: ReactNode;
}

/** Numbered sections beside a table of contents. */
export function DocumentSheet({ intro, drawing, sections, children }: SheetProps) {
  return (
    <Container className={styles.sheet}>
      <TableOfContents as="column" sections={sections} />
      <div>
        <Prose html={intro} className={styles.intro} />
        {drawing && <Drawing {...drawing} />}
        {sections.map((section, index) => (
          <NumberedSection
            key={section.id}
            {...section}
            number={String(index + 1).padStart(2, '0')}
          />
        ))}
        {children}
      </div>
    </Container>
  );
}

/** Its number is a permanent link to it. */
function NumberedSection({ id, number, title, html, drawing }: Clause & { number: string }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <a href={`#${id}`} className={styles.number}>
          {number}
        </a>
        {title}
      </h2>
      <Prose html={html} />
      {drawing && <Drawing {...drawing} />}
    </section>
  );
}

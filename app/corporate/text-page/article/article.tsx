import type { ReactNode } from 'react';
import { Container } from '#app/ui/container/container.tsx';
import { TableOfContents } from '../../table-of-contents/table-of-contents.tsx';
import { Figures } from '../blocks/block-view.tsx';
import type { TextPageOf } from '../content.server.ts';
import { Opening } from '../opening/opening.tsx';
import { TextPageView } from '../text-page-view.tsx';
import styles from '../text-sections.module.css';
import { hasContents, TextSections } from '../text-sections.tsx';

interface Props {
  page: TextPageOf<'article'>;
  /** Behind the sections. */
  children?: ReactNode;
}

/** A page of sections, with optional figures and a table of contents. */
export function Article({ page, children }: Props) {
  const { opening, figures, sections } = page;
  return (
    <TextPageView page={page}>
      {opening && <Opening {...opening} />}
      {figures && (
        <Container className={styles.figures}>
          <Figures items={figures} />
        </Container>
      )}
      {hasContents(sections) && (
        <Container>
          <TableOfContents as="band" sections={sections} />
        </Container>
      )}
      <TextSections sections={sections} />
      {children}
    </TextPageView>
  );
}

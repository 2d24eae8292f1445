import type { ReactNode } from 'react';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { Page, PageSection } from '../../data-protection/content.server.ts';
import { TableOfContents } from '../../table-of-contents/table-of-contents.tsx';
import styles from './document.module.css';

/** A printable page of numbered sections, with the date of its last update. */
export function Document({ title, intro, sections, updated }: Page) {
  const { document: words } = dictionary;
  return (
    <>
      <PageBanner title={title} />
      <DocumentSheet intro={intro} sections={sections}>
        {updated && (
          <p className={styles.updated}>
            {words.updated} <time dateTime={updated}>{updated}</time>
          </p>
        )}
      </DocumentSheet>
    </>
  );
}

interface SheetProps {
  /** HTML above the first section. */
  intro: string;
  sections: readonly PageSection[];
  /** Content below the last section. */
  children?: ReactNode;
}

/** Numbered sections beside a table of contents. */
export function DocumentSheet({ intro, sections, children }: SheetProps) {
  return (
    <Container className={styles.sheet}>
      <TableOfContents as="column" sections={sections} />
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

/** The number of a section is a permanent link to it. */
function DocumentSection({ id, title, html, number }: PageSection & { number: number }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <a href={`#${id}`} className={styles.number}>
          {String(number).padStart(2, '0')}
        </a>
        {title}
      </h2>
      <Prose html={html} />
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './numbered-section.module.css';

interface Props {
  id: string;
  /** Such as `02`. */
  number: string;
  title: string;
  children: ReactNode;
}

/** A section of a document. Its number is a permanent link to it. */
export function NumberedSection({ id, number, title, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <a href={`#${id}`} className={styles.number}>
          {number}
        </a>
        {title}
      </h2>
      {children}
    </section>
  );
}

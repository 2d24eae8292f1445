import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import styles from './section.module.css';

interface Props {
  /** Anchor of the section; its heading is named after it. */
  id?: string | undefined;
  /** Stands in the margin, as on a drawing sheet: `02`. */
  number?: string | undefined;
  /** Stands under the number. */
  label?: string | undefined;
  title?: ReactNode;
  lead?: ReactNode;
  /** Beside the title on wide screens: a link to the whole list, say. */
  action?: ReactNode;
  ground?: 'plain' | 'sunk' | 'night';
  /** The content begins under the title, leaving the margin free. */
  inset?: boolean;
  children?: ReactNode;
  className?: string | undefined;
}

/** A band of the page: number and label in the margin, heading and lead, content below. */
export function Section(props: Props) {
  const { id, number, label, title, lead, action, ground = 'plain', inset, children } = props;
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        styles.section,
        styles[ground],
        ground === 'night' && 'night',
        props.className,
      )}
    >
      <Container className={styles.sheet}>
        {(number || label) && (
          <p className={styles.margin}>
            {number && (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
            {label && <span>{label}</span>}
          </p>
        )}
        {(title || lead || action) && (
          <div className={styles.head}>
            {title && <h2 id={headingId}>{title}</h2>}
            {lead && <p className={styles.lead}>{lead}</p>}
            {action && <div>{action}</div>}
          </div>
        )}
        {children && (
          <div className={classNames(styles.body, inset && styles.inset)}>{children}</div>
        )}
      </Container>
    </section>
  );
}

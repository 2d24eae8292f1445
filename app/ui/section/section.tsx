import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import styles from './section.module.css';

export type Ground = 'plain' | 'sunk' | 'night';

interface Props {
  /** Id of the section; the heading's id derives from it. */
  id?: string | undefined;
  /** Shown in the margin: `02`. */
  number?: string | undefined;
  /** Shown below the number. */
  label?: string | undefined;
  title?: ReactNode;
  lead?: ReactNode;
  /** Beside the title on wide screens, for example a link to the whole list. */
  action?: ReactNode;
  ground?: Ground;
  /** A class of heads.module.css, or '' for a plain head; by default a rule with the title below. */
  head?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** A section of the page: number and label in the margin, heading, lead and content. */
export function Section(props: Props) {
  const { id, number, label, title, lead, action, children } = props;
  const { ground = 'plain', head = styles.above } = props;
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        styles.section,
        styles[ground],
        head,
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
        {children && <div className={styles.body}>{children}</div>}
      </Container>
    </section>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Anchor, type LinkComponent } from '../link/link.tsx';
import styles from './card.module.css';

interface Props {
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** Above the title, in the style of a drawing number. */
  number?: ReactNode;
  /** A picture, flush with the card's edges. */
  media?: ReactNode;
  /** Makes the whole card a link. */
  to?: string | undefined;
  link?: LinkComponent;
  children?: ReactNode;
  className?: string | undefined;
}

/** A bordered card. */
export function Card({
  title,
  level = 3,
  number,
  media,
  to,
  link: Link = Anchor,
  children,
  className,
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.card, className)}>
      {media}
      <div className={styles.body}>
        {number && <p className={styles.number}>{number}</p>}
        <Heading className={styles.title}>
          {to ? (
            <Link to={to} className={styles.cover}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {children}
      </div>
    </article>
  );
}

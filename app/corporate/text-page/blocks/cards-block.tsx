import { Link } from '#app/layout/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { FoldedRest } from '../../folded-rest/folded-rest.tsx';
import styles from './cards-block.module.css';
import type { BlockOf } from './content.server.ts';
import { InlineHtml, InlineHtmlItems } from './inline-html.tsx';

/** Cards on a ruled grid. */
export function CardsBlock({ items, folds }: BlockOf<'cards'> & { folds: boolean }) {
  return (
    <>
      <ul className={styles.cards}>
        {items.map(({ number, title, text, points, link }) => (
          <li key={title} className={styles.card}>
            {number && <span className={styles.number}>{number}</span>}
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <InlineHtml html={text} />
            </p>
            {points.length > 0 && (
              <ul className={styles.points}>
                <InlineHtmlItems items={points} />
              </ul>
            )}
            {link && (
              <Link to={link.to} className={styles.more}>
                {link.label}
                <Icon name="arrow-right" />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {folds && <FoldedRest of={items.length} />}
    </>
  );
}

import { classNames } from '#app/ui/class-names/class-names.ts';
import type { BlockOf } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './list-blocks.module.css';

/** A list marked with numbers, boxes or dashes. */
export function ListBlock({ title, marks, items }: BlockOf<'list'>) {
  const List = marks === 'number' || marks === 'spread' ? 'ol' : 'ul';
  return (
    <div className={styles.block}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <List className={classNames(styles.list, styles[marks])}>
        {items.map((item) => (
          <li key={item}>
            <InlineHtml html={item} />
          </li>
        ))}
      </List>
    </div>
  );
}

/** Two lists side by side, for comparison. */
export function PairBlock({ sides }: BlockOf<'pair'>) {
  return (
    <div className={styles.pair}>
      {sides.map(({ title, items }) => (
        <div key={title}>
          <h3 className={styles.side}>{title}</h3>
          <ul className={styles.points}>
            {items.map((item) => (
              <li key={item}>
                <InlineHtml html={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Terms and their descriptions in two ruled columns. */
export function FactsBlock({ items }: BlockOf<'facts'>) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>
            <InlineHtml html={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

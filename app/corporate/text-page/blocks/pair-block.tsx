import type { BlockOf } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './pair-block.module.css';

/** Two lists side by side, for comparison. */
export function PairBlock({ sides }: BlockOf<'pair'>) {
  return (
    <div className={styles.pair}>
      {sides.map(({ title, items }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
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

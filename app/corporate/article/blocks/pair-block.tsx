import type { BlockOf } from '#app/content/schemas/blocks.ts';
import styles from './pair-block.module.css';
import { Words } from './words.tsx';

/** Two lists to be read against each other. */
export function PairBlock({ sides }: BlockOf<'pair'>) {
  return (
    <div className={styles.pair}>
      {sides.map(({ title, items }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item}>
                <Words html={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

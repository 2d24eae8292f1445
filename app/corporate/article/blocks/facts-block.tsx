import type { BlockOf } from '#app/content/schemas/blocks.ts';
import styles from './facts-block.module.css';
import { Words } from './words.tsx';

/** Terms and their meaning in two ruled columns. */
export function FactsBlock({ items }: BlockOf<'facts'>) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>
            <Words html={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

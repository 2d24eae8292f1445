import type { BlockOf } from './content.server.ts';
import styles from './facts-block.module.css';
import { InlineHtml } from './inline-html.tsx';

/** Terms and their values in two ruled columns. */
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

import type { BlockOf } from '#app/content/schemas/blocks.ts';
import styles from './rule-block.module.css';

/** A rule of ours, word for word. */
export function RuleBlock({ text, source }: BlockOf<'rule'>) {
  return (
    <figure className={styles.rule}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.source}>{source}</figcaption>
    </figure>
  );
}

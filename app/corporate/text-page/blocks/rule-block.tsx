import type { BlockOf } from './content.server.ts';
import styles from './rule-block.module.css';

/** A quoted company rule with its source. */
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

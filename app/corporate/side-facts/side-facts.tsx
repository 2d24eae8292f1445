import type { ReactNode } from 'react';
import styles from './side-facts.module.css';

interface Props {
  facts: readonly (readonly [term: string, text: ReactNode])[];
}

/** Facts of a contract or vacancy in the sidebar of its page. */
export function SideFacts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

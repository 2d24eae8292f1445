import type { ReactNode } from 'react';
import styles from './side-facts.module.css';

interface Props {
  facts: readonly (readonly [term: string, text: ReactNode])[];
  /** A fact that is known in the browser only. */
  scripted?: readonly [term: string, text: ReactNode];
}

/** Facts of a contract or vacancy in the sidebar of its page. */
export function SideFacts({ facts, scripted }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {scripted && (
        <div className={styles.fact} data-needs-js>
          <dt>{scripted[0]}</dt>
          <dd>{scripted[1]}</dd>
        </div>
      )}
    </dl>
  );
}

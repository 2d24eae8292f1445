import { Prose } from '#app/ui/prose/prose.tsx';
import { Results } from './results.tsx';
import styles from './search-panel.module.css';
import type { Hits } from './site-search.ts';

interface Props {
  found: Hits;
  /** Label of the button for more. */
  more: string;
  /** Prefix of the addresses of the language in which they are. */
  base: string;
}

/** The answers to what is asked, and the results. */
export function Found({ found: { answers, hits }, more, base }: Props) {
  return (
    <>
      {answers.map((html) => (
        <Prose key={html} html={html} className={styles.answer} />
      ))}
      <Results hits={hits} more={more} base={base} />
    </>
  );
}

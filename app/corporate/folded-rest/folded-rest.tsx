import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import fold from '#app/ui/fold/fold.module.css';
import { Marker } from '#app/ui/fold/fold.tsx';
import styles from './folded-rest.module.css';

/** Entries that a phone shows; the style sheet has the same number. */
const SHOWN = 3;

/** Shorter lists are shown at once. */
const LEAST_FOLDED = 6;

/**
 * After a list or table of so many entries: on phones it shows the first, and the others at a press. Unlike a `Fold` it
 * leaves the list in one piece, so that its layout on wide screens stays.
 */
export function FoldedRest({ of }: { of: number }) {
  if (of < LEAST_FOLDED) return null;
  return (
    <details className={styles.rest} data-fold="rest">
      <summary className={`${fold.title} ${styles.summary}`}>
        {fill(dictionary.foldRest, { n: of - SHOWN })}
        <Marker />
      </summary>
    </details>
  );
}

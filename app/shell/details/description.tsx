import styles from './details.module.css';
import { splitDescription } from './split-description.ts';

interface Props {
  text: string;
  /** Characters of the first part, and at which character the second ends (spec 9). */
  split: readonly [number, number];
}

/** The two paragraphs of a details page, the first as its lead. */
export function Description({ text, split }: Props) {
  const [first, second] = splitDescription(text, ...split);
  return (
    <>
      <p className={styles.lead}>{first}</p>
      {second && <p>{second}</p>}
    </>
  );
}

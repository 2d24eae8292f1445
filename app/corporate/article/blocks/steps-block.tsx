import type { BlockOf } from '#app/content/schemas/blocks.ts';
import styles from './steps-block.module.css';
import { Words } from './words.tsx';

/** What follows on what, along a line; the mark says which or when. */
export function StepsBlock({ items }: BlockOf<'steps'>) {
  return (
    <ol className={styles.steps}>
      {items.map(({ mark, title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.mark} aria-hidden={mark ? undefined : true}>
            {mark ?? String(index + 1).padStart(2, '0')}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>
            <Words html={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

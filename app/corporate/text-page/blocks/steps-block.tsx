import { classNames } from '#app/ui/class-names/class-names.ts';
import type { BlockOf } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './steps-block.module.css';

/** Fewer steps stand below each other. */
const LEAST_ALONG = 5;

/** Many steps go along a line of the whole width on wide screens. */
export const goAlong = ({ items }: BlockOf<'steps'>) => items.length >= LEAST_ALONG;

/** Steps along a line, marked by number or by time. */
export function StepsBlock(block: BlockOf<'steps'>) {
  return (
    <ol className={classNames(styles.steps, goAlong(block) && styles.way)}>
      {block.items.map(({ mark, title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.mark} aria-hidden={mark ? undefined : true}>
            {mark ?? String(index + 1).padStart(2, '0')}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>
            <InlineHtml html={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

import type { BlockOf } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './steps-block.module.css';

/** Steps along a line, marked by number or by time. */
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
            <InlineHtml html={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

import { classNames } from '#app/ui/class-names/class-names.ts';
import type { BlockOf } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './steps-block.module.css';

/** Fewer steps stand below each other. */
const LEAST_ALONG = 5;

/** Ranks, and many steps along a line, take the whole width on wide screens. */
export const areWide = ({ layout, items }: BlockOf<'steps'>) =>
  layout === 'ranks' || items.length >= LEAST_ALONG;

/** Steps along a line or ranks below each other, marked by number or by time. */
export function StepsBlock(block: BlockOf<'steps'>) {
  const layout = block.layout === 'ranks' ? styles.ranks : areWide(block) && styles.way;
  return (
    <ol className={classNames(styles.steps, layout)}>
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

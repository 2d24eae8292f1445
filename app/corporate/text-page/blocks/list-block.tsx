import { classNames } from '#app/ui/class-names/class-names.ts';
import type { BlockOf } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './list-block.module.css';

/** A list with numbers, boxes or dashes as marks. */
export function ListBlock({ title, marks, items }: BlockOf<'list'>) {
  const List = marks === 'number' ? 'ol' : 'ul';
  return (
    <div className={styles.block}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <List className={classNames(styles.list, styles[marks])}>
        {items.map((item) => (
          <li key={item}>
            <InlineHtml html={item} />
          </li>
        ))}
      </List>
    </div>
  );
}

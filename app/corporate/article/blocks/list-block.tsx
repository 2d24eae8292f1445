import type { BlockOf } from '#app/content/schemas/blocks.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import styles from './list-block.module.css';
import { Words } from './words.tsx';

/** Points; numbered where somebody may refer to them, with a box where they are ticked off. */
export function ListBlock({ title, marks, items }: BlockOf<'list'>) {
  const List = marks === 'number' ? 'ol' : 'ul';
  return (
    <div className={styles.block}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <List className={classNames(styles.list, styles[marks])}>
        {items.map((item) => (
          <li key={item}>
            <Words html={item} />
          </li>
        ))}
      </List>
    </div>
  );
}

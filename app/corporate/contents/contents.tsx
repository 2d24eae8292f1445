import { useInterface } from '#app/root-data/use-root-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import styles from './contents.module.css';

interface Props {
  sections: readonly { id: string; title: string }[];
  /** A band above the sections, or a column that stays in view beside them on wide screens. */
  as: 'band' | 'column';
}

/** The sections of this page by number, to jump to. */
export function Contents({ sections, as }: Props) {
  const { document: words } = useInterface();
  return (
    <nav className={classNames(styles.contents, styles[as])} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {words.contents}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

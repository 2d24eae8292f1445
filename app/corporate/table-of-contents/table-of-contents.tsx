import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import styles from './table-of-contents.module.css';

interface Props {
  sections: readonly { id: string; title: string }[];
  /** A band above the sections, or a sticky column beside them on wide screens. */
  as: 'band' | 'column';
}

/** Numbered links to the sections of the page; closed on phones. */
export function TableOfContents({ sections, as }: Props) {
  const { document: words } = dictionary;
  return (
    <nav className={classNames('no-print', styles.contents, styles[as])} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {words.contents}
      </h2>
      <Fold title={words.contents}>
        <ol className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}

import { useInterface } from '#app/root-data/use-root-data.ts';
import styles from './document.module.css';

interface Props {
  sections: readonly { id: string; title: string }[];
}

/** The sections by number, to jump to; stays in view beside them on wide screens. */
export function DocumentContents({ sections }: Props) {
  const { document: words } = useInterface();
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {words.contents}
      </h2>
      <ol className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

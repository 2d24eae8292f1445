import { useInterface } from '#app/root-data/use-root-data.ts';
import { Container } from '#app/ui/container/container.tsx';
import styles from './contents.module.css';

interface Props {
  sections: readonly { id: string; title: string }[];
}

/** What is on this page, to jump to; a page of three bands is read faster without. */
export function Contents({ sections }: Props) {
  const { document: words } = useInterface();
  if (sections.length < 4) return null;
  return (
    <Container>
      <nav className={styles.contents} aria-labelledby="contents">
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
    </Container>
  );
}

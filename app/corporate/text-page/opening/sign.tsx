import { Container } from '#app/ui/container/container.tsx';
import type { SignData } from './content.server.ts';
import styles from './sign.module.css';

/** The rule that everybody has to know, with its source, set like a sign. */
export function Sign({ text, source }: SignData) {
  return (
    <div className={styles.sign}>
      <Container>
        <figure className={styles.board}>
          <blockquote>
            <p className={styles.text}>{text}</p>
          </blockquote>
          <figcaption className={styles.source}>{source}</figcaption>
        </figure>
      </Container>
    </div>
  );
}

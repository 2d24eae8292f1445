import { Container } from '#app/ui/container/container.tsx';
import type { SignData } from './content.server.ts';
import styles from './sign.module.css';

/** A sentence of the whole width with its source: a rule set like a sign, or a quotation. */
export function Sign({ kind, text, source }: SignData) {
  return (
    <div className={styles[kind]}>
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

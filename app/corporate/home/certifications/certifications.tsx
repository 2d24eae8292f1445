import { ActionLink } from '#app/layout/action-link.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Facts } from '#app/ui/facts/facts.tsx';
import type { Home } from '../content.server.ts';
import styles from './certifications.module.css';

/** The certified management systems, in a strip. */
export function Certifications({ title, intro, items, link }: Home['certifications']) {
  return (
    <section className={styles.strip} aria-labelledby="certifications">
      <Container className={styles.row}>
        <div className={styles.words}>
          <h3 id="certifications" className={styles.title}>
            {title}
          </h3>
          <p>{intro}</p>
        </div>
        <Facts
          facts={items.map(({ standard, subject }) => [standard, subject])}
          className={styles.items}
        />
        {link && <ActionLink {...link} variant="quiet" icon="arrow-right" />}
      </Container>
    </section>
  );
}

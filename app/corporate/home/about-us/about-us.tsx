import { ActionLink } from '#app/layout/action-link.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Facts } from '#app/ui/facts/facts.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Home } from '../content.server.ts';
import styles from './about-us.module.css';

/** Spec 2.4, anchor about-us: a trusted partner in industrial growth, with a picture. */
export function AboutUs(props: Home['about']) {
  const { title, paragraphs, points, more, picture, link } = props;
  const [first, ...others] = paragraphs;
  return (
    <section id="about-us" aria-labelledby="about-us-title" className={styles.about}>
      <Container className={styles.columns}>
        <Picture
          picture={picture}
          ratio="square"
          sizes="(width < 62rem) 92vw, max(38rem, 36vw)"
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 id="about-us-title">{title}</h2>
          <p>{first}</p>
          {others.length + points.length > 0 && (
            <Fold rest title={more}>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <Facts
                  facts={points.map(({ term, text }) => [term, text])}
                  className={styles.points}
                />
              )}
            </Fold>
          )}
          {link && <ActionLink {...link} variant="secondary" icon="arrow-right" />}
        </div>
      </Container>
    </section>
  );
}

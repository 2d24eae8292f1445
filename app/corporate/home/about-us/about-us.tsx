import { Link } from '#app/layout/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Home } from '../content.server.ts';
import styles from './about-us.module.css';

type Props = Home['about'] & { number: string };

/** Spec 2.4, anchor about-us: a trusted partner in industrial growth, with a picture. */
export function AboutUs({ number, title, paragraphs, points, more, picture, link }: Props) {
  const [first, ...others] = paragraphs;
  return (
    <Section id="about-us" number={number} title={title}>
      <div className={styles.columns}>
        <Picture
          picture={picture}
          ratio="square"
          sizes="(width < 62rem) 92vw, max(38rem, 36vw)"
          className={styles.picture}
        />
        <div className={styles.words}>
          <p>{first}</p>
          {others.length + points.length > 0 && (
            <Fold rest title={more}>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <dl className={styles.points}>
                  {points.map(({ term, text }) => (
                    <div key={term} className={styles.point}>
                      <dt className={styles.term}>{term}</dt>
                      <dd className={styles.text}>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Fold>
          )}
          <ButtonLink link={Link} to={link.to} variant="secondary" icon="arrow-right">
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

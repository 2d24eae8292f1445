import { Link } from '#app/layout/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './about-section.module.css';

/** Spec 2.5: a text about the agency, three check points and a link; some variants have a figure. */
export function AboutSection(props: SectionProps<'about'>) {
  const { number, title, paragraphs, points, picture, link, figure } = props;
  return (
    <Section id="about-us" number={number} title={title}>
      <div className={styles.columns}>
        <div className={styles.pictured}>
          <Picture picture={picture} ratio="card" sizes="(width < 62rem) 100vw, 38rem" />
          {figure && (
            <p className={styles.figure}>
              <span className={styles.number}>{figure.number}</span> {figure.text}
            </p>
          )}
        </div>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="circle-check" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink link={Link} to={link.to} icon="arrow-right">
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

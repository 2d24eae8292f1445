import { ButtonLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './video-section.module.css';

/** Spec 2.5: a link to a film on another site (decision 0007). */
export function VideoSection({ number, title, intro, picture, link }: SectionProps<'video'>) {
  return (
    <Section id="video" number={number} title={title} lead={intro}>
      <div className={styles.screen}>
        <Picture picture={picture} ratio="banner" sizes="(width < 84rem) 100vw, 80rem" />
        <div className={styles.link}>
          <ButtonLink to={link.href} icon="play">
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

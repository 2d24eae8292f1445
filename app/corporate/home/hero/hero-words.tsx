import type { HeroSlide } from '../content.server.ts';
import styles from './hero-words.module.css';

interface HeroWordsProps {
  slides: readonly HeroSlide[];
  /** The slide shown, from 0. */
  shown: number;
}

/**
 * The stacked texts of the slides; a picture-only slide has none. The first title is the h1: it does not
 * rotate for assistive technology, for which the texts of other slides come and go.
 */
export function HeroWords({ slides, shown }: HeroWordsProps) {
  const first = slides.findIndex(({ kind }) => kind === 'words');
  return (
    <div className={styles.stack}>
      {slides.map((slide, position) => {
        if (slide.kind === 'picture') return null;
        const Title = position === first ? 'h1' : 'p';
        return (
          <div
            key={slide.titleFirstWord}
            className={styles.words}
            inert={position !== shown && position !== first}
            data-shown={position === shown || undefined}
          >
            <p className={styles.subtitle}>{slide.subtitle}</p>
            <Title className={styles.title}>
              <span>{slide.titleFirstWord}</span>
              {` ${slide.title} `}
              <span className={styles.gradient}>{slide.gradientTitle}</span>
            </Title>
            <p className={styles.desc}>{slide.desc}</p>
          </div>
        );
      })}
    </div>
  );
}

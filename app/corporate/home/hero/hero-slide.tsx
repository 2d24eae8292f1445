import { fill } from '#app/content/fill.ts';
import type { HeroSlide } from '#app/content/schemas/home.ts';
import { useInterface } from '#app/shell/texts.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './hero-slide.module.css';

interface HeroSlideProps {
  slide: HeroSlide;
  /** From 0. */
  position: number;
  total: number;
  shown: boolean;
  withPicture: boolean;
}

/** One slide: its picture as ground, its words in front. */
export function HeroSlideView({ slide, position, total, shown, withPicture }: HeroSlideProps) {
  const texts = useInterface().hero;
  return (
    <figure
      className={styles.slide}
      aria-label={fill(texts.slide, { n: position + 1, total })}
      inert={!shown}
      data-shown={shown || undefined}
    >
      {withPicture && (
        <Picture
          picture={slide.backgroundImage}
          ratio="fill"
          sizes="(width < 48rem) 160vh, 100vw"
          priority={position === 0}
          className={styles.picture}
        />
      )}
      {slide.kind === 'words' && (
        <div className={styles.words}>
          <p className={styles.subtitle}>{slide.subtitle}</p>
          <p className={styles.title}>
            <span>{slide.titleFirstWord}</span> {slide.title}{' '}
            <span className={styles.gradient}>{slide.gradientTitle}</span>
          </p>
          <p className={styles.desc}>{slide.desc}</p>
        </div>
      )}
    </figure>
  );
}

import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { HeroSlide } from '../content.server.ts';
import styles from './hero-pictures.module.css';
import type { Rotation } from './use-rotation.ts';

interface HeroPicturesProps {
  slides: readonly HeroSlide[];
  rotation: Rotation;
}

/** The stacked pictures of the slides. Only the first is in the HTML; others load one slide ahead. */
export function HeroPictures({ slides, rotation: { index, fetched } }: HeroPicturesProps) {
  const texts = dictionary.hero;
  return (
    <div className={styles.pictures}>
      {slides.map(({ backgroundImage }, position) => (
        <figure
          key={backgroundImage.alt}
          className={styles.picture}
          aria-label={fill(texts.slide, { n: position + 1, total: slides.length })}
          inert={position !== index}
          data-alt={fetched.has(position) ? backgroundImage.alt : undefined}
          data-shown={position === index || undefined}
        >
          {fetched.has(position) && (
            <Picture
              picture={backgroundImage}
              ratio="fill"
              sizes="(width < 62rem) 110vw, 100vw"
              priority={position === 0}
            />
          )}
        </figure>
      ))}
    </div>
  );
}

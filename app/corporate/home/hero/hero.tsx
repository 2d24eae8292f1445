import { useRef } from 'react';
import type { HeroSlide } from '#app/content/schemas/home.ts';
import type { LabelledLink } from '#app/content/schemas/link.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import styles from './hero.module.css';
import { HeroControls } from './hero-controls.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { HeroWords } from './hero-words.tsx';
import { useRotation } from './use-rotation.ts';

interface HeroProps {
  /** What the company is, in a line above the slides' words. */
  title: string;
  links: readonly LabelledLink[];
  slides: readonly HeroSlide[];
}

/**
 * Spec 2.4: full width, 80vh, four slides that advance every 6 seconds. The line above the words
 * and the links stand outside the rotation; slides not shown are inert. The page's h1 is the
 * headline one sees: that of the slide shown. Without script the first slide stands alone.
 */
export function Hero({ title, links, slides }: HeroProps) {
  const texts = useInterface().hero;
  const frame = useRef<HTMLElement>(null);
  const rotation = useRotation(slides.length, frame);
  const isPictureOnly = slides[rotation.index]?.kind === 'picture';
  const LeadIn = isPictureOnly ? 'h1' : 'p';
  return (
    <section
      ref={frame}
      className={`night ${styles.hero}`}
      aria-roledescription="carousel"
      aria-label={texts.label}
      data-picture-only={isPictureOnly || undefined}
    >
      <HeroPictures slides={slides} rotation={rotation} />
      <div className={styles.front}>
        <LeadIn className={styles.leadIn}>{title}</LeadIn>
        <HeroWords slides={slides} shown={rotation.index} />
        <div className={styles.links}>
          {links.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              link={Link}
              to={to}
              variant={index === 0 ? 'primary' : 'secondary'}
              icon={index === 0 ? 'arrow-right' : undefined}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
        <HeroControls rotation={rotation} total={slides.length} />
      </div>
    </section>
  );
}

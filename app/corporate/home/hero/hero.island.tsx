import { useRef } from 'react';
import type { LabelledLink } from '#app/content/references.server.ts';
import { island } from '#app/islands/island.tsx';
import { ActionLink } from '#app/layout/action-link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { HeroSlide } from '../content.server.ts';
import styles from './hero.module.css';
import { HeroControls } from './hero-controls.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { HeroWords } from './hero-words.tsx';
import { useRotation } from './use-rotation.ts';

interface HeroProps {
  /** A line about the company above the texts of the slides. */
  title: string;
  links: readonly LabelledLink[];
  slides: readonly HeroSlide[];
}

/**
 * Spec 2.4: full width, 80vh, slides that advance every 6 seconds. The first line, the h1 and the
 * links do not rotate; hidden slides are inert. Without script only the first slide is shown.
 */
function Hero({ title, links, slides }: HeroProps) {
  const texts = dictionary.hero;
  const frame = useRef<HTMLElement>(null);
  const rotation = useRotation(slides.length, frame);
  const isPictureOnly = slides[rotation.index]?.kind === 'picture';
  const LeadIn = slides.some(({ kind }) => kind === 'words') ? 'p' : 'h1';
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
            <ActionLink
              key={to}
              to={to}
              label={label}
              variant={index === 0 ? 'primary' : 'secondary'}
              icon={index === 0 ? 'arrow-right' : undefined}
            />
          ))}
        </div>
        {slides.length > 1 && <HeroControls rotation={rotation} titles={slides.map(titleOf)} />}
      </div>
    </section>
  );
}

/** What a slide is called: its title, or what its picture shows. */
function titleOf(slide: HeroSlide): string {
  if (slide.kind === 'picture') return slide.backgroundImage.alt;
  return `${slide.titleFirstWord} ${slide.title} ${slide.gradientTitle}`;
}

export default island('corporate/home/hero/hero', 'visible', Hero);

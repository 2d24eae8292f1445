import { Children, type ReactNode, useRef } from 'react';
import { island } from '#app/islands/island.tsx';
import { Slot } from '#app/islands/slot.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props {
  /** Names the carousel. */
  label: string;
  labels: CarouselLabels;
  /** Slides side by side on wide screens; narrow screens show fewer (spec 9). */
  show: 'one' | 'two' | 'three';
  /** The slides. */
  children?: ReactNode;
}

/**
 * Slides in a natively scrolling row, which works by touch, wheel and keys, also before hydration.
 * React adds autoplay and the endless loop.
 */
function Carousel({ label, labels, show, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { live, playing, toggle, step } = useCarousel(frame, track);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark would repeat the enclosing section.
    <div
      ref={frame}
      role="group"
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-live={live || undefined}
    >
      <Slot as="ul" ref={track} className={classNames(styles.track, styles[show])} tabIndex={0}>
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </Slot>
      <div className={`${styles.controls} no-print`}>
        <CarouselControls labels={labels} playing={playing} onToggle={toggle} onStep={step} />
      </div>
    </div>
  );
}

export default island('ui/carousel/carousel', 'visible', Carousel);

import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { CarouselControls } from '#app/ui/carousel/carousel-controls.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './hero-controls.module.css';
import type { Rotation } from './use-rotation.ts';

/** Pause or play, previous and next, and a button for each slide, which is announced; they need hydration. */
export function HeroControls({ rotation, titles }: { rotation: Rotation; titles: string[] }) {
  const texts = dictionary.hero;
  const { index, chosen, playing, goTo, toggle } = rotation;
  const total = titles.length;
  return (
    <div className={`${styles.controls} no-print`} data-needs-js>
      <CarouselControls
        labels={texts}
        playing={playing}
        onToggle={toggle}
        onStep={(by) => goTo(index + by)}
      />
      <ol className={styles.slides}>
        {numbers(total).map((number, position) => (
          <li key={number}>
            <button
              type="button"
              className={styles.slide}
              aria-label={fill(texts.goTo, { n: number, title: titles[position] ?? '' })}
              aria-current={position === index || undefined}
              onClick={() => goTo(position)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">
        {chosen !== undefined &&
          fill(texts.chosen, { n: chosen + 1, total, title: titles[chosen] ?? '' })}
      </VisuallyHidden>
    </div>
  );
}

/** `01`, `02` …: the visible text is part of the name (WCAG 2.5.3). */
function numbers(total: number): string[] {
  return Array.from({ length: total }, (_, position) => String(position + 1).padStart(2, '0'));
}

import { Picture } from '#app/ui/picture/picture.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import type { Careers } from './content.server.ts';
import styles from './working-day.module.css';

const SIZES =
  '(width >= 75rem) min(31vw, 36rem), (width >= 48rem) 272px, (width >= 24rem) 224px, 60vw';

/** One day at work: a picture, a time and a sentence for each part; on phones a row to scroll sideways. */
export function WorkingDay({ title, label, parts }: NonNullable<Careers['day']>) {
  return (
    <Section id="working-day" label={label} title={title} ground="night" head={heads.split}>
      {/* biome-ignore lint/a11y/useSemanticElements: the section is the landmark. */}
      <div
        role="group"
        aria-labelledby="working-day-title"
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
        tabIndex={0}
      >
        <ol className={styles.parts}>
          {parts.map(({ time, title, text, picture }) => (
            <li key={time} className={styles.part}>
              <Picture picture={picture} ratio="card" sizes={SIZES} />
              <time className={styles.time} dateTime={time}>
                {time}
              </time>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Careers } from './content.server.ts';
import styles from './working-day.module.css';

const SIZES = '(width >= 75rem) 30vw, (width >= 48rem) 272px, 60vw';

/** One day at work: a picture, a time and a sentence for each part; on phones a row to scroll sideways. */
export function WorkingDay({ title, label, parts }: NonNullable<Careers['day']>) {
  return (
    <Section id="working-day" label={label} title={title} ground="night" head="">
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
            <li key={time}>
              <Picture picture={picture} ratio="card" sizes={SIZES} />
              <time dateTime={time}>{time}</time>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

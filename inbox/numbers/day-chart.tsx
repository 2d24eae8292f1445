import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './numbers.module.css';

const HEIGHT = 100;

/** A bar for each day, as high as its count; the table below it has the figures. */
export function DayChart({ days }: { days: readonly (readonly [day: string, count: number])[] }) {
  const { numbers: texts } = useTexts();
  const { number } = useFormats();
  const most = Math.max(...days.map(([, count]) => count));
  return (
    <figure className={styles.chart}>
      <p className={styles.axis}>
        {texts.most} {number(most)}
      </p>
      <svg
        role="img"
        aria-label={texts.views}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {days.map(([day, count], index) => {
          const height = (count / (most || 1)) * HEIGHT;
          return (
            <g key={day}>
              <title>{`${day}: ${number(count)}`}</title>
              <rect x={index} width="1" height={HEIGHT} className={styles.ground} />
              <rect
                x={index + 0.1}
                y={HEIGHT - height}
                width="0.8"
                height={height}
                className={styles.count}
              />
            </g>
          );
        })}
      </svg>
      <p className={styles.axis}>
        <span>{days.at(0)?.[0]}</span>
        <span>{days.at(-1)?.[0]}</span>
      </p>
    </figure>
  );
}

import { classNames } from '#app/ui/class-names/class-names.ts';
import { Container } from '#app/ui/container/container.tsx';
import { DIRECTION } from '#shared/language.ts';
import type { LifelinesData } from './content.server.ts';
import styles from './lifelines.module.css';

/** Years between two ticks of the scale. */
const STEP = 10;

/** The years of each company as a line to scale, those of the founders up to the foundation. */
export function Lifelines({ caption, founders, company }: LifelinesData) {
  const first = Math.min(...founders.map(({ from }) => from));
  const shareOf = (years: number) => (years / (company.to - first)) * 100;
  // Years run in the direction of reading, as in the other charts of years.
  const xOf = (year: number) =>
    `${shareOf(DIRECTION === 'rtl' ? company.to - year : year - first)}%`;
  const ticks = Array.from(
    { length: Math.floor((company.to - first) / STEP) },
    (_, index) => (Math.floor(first / STEP) + index + 1) * STEP,
  );
  return (
    <Container className={styles.sheet}>
      <figure className={styles.figure}>
        <ol className={styles.lines}>
          {[...founders, company].map((line) => (
            <li
              key={line.name}
              className={classNames(styles.line, line === company && styles.last)}
            >
              <p className={styles.label}>
                <span className={styles.year}>{line.from}</span>
                <span>{line.name}</span>
              </p>
              <svg className={styles.bar} aria-hidden="true" focusable="false">
                {ticks.map((year) => (
                  <line
                    key={year}
                    className={styles.tick}
                    x1={xOf(year)}
                    x2={xOf(year)}
                    y2="100%"
                  />
                ))}
                <rect
                  x={xOf(DIRECTION === 'rtl' ? line.to : line.from)}
                  width={`${shareOf(line.to - line.from)}%`}
                  y="30%"
                  height="40%"
                />
              </svg>
            </li>
          ))}
        </ol>
        <svg className={styles.scale} aria-hidden="true" focusable="false">
          {ticks.map((year) => (
            <text key={year} x={xOf(year)} y="1em">
              {year}
            </text>
          ))}
        </svg>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Container>
  );
}

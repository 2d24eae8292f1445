import { Drawing } from '#app/corporate/drawing/drawing.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Container } from '#app/ui/container/container.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { ChartOf } from './charts.server.ts';
import type { OpeningOf } from './content.server.ts';
import styles from './figure.module.css';

/** One very large figure beside its chart, or above its drawing. */
export function FigureOpening({ figure, unit, label, chart }: OpeningOf<'figure'>) {
  return (
    <div className={styles.ground}>
      <Container className={styles.sheet}>
        <p className={styles.words}>
          <span className={styles.value}>
            <strong className={classNames(styles.figure, figure.length > 5 && styles.long)}>
              {figure}
            </strong>
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
          <span className={styles.label}>{label}</span>
        </p>
        {chart.kind === 'drawing' ? (
          <div className={styles.drawing}>
            <Drawing {...chart} />
          </div>
        ) : (
          <figure className={styles.chart}>
            {chart.kind === 'columns' && <Columns {...chart} />}
            {chart.kind === 'people' && <People {...chart} />}
            {chart.kind === 'contracts' && <Contracts {...chart} />}
            {chart.kind === 'scale' && <Scale {...chart} />}
            <figcaption className={styles.caption}>{chart.caption}</figcaption>
          </figure>
        )}
      </Container>
    </div>
  );
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function Columns({ columns, parts }: ChartOf<'columns'>) {
  const totals = columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const largest = Math.max(...totals);
  return (
    <>
      <Legend parts={parts} />
      <ul className={styles.columns}>
        {columns.map(({ label, figure, values }, index) => {
          const height = totals[index] ?? 0;
          let top = largest;
          return (
            <li key={label} className={styles.column}>
              <span className={styles.term}>{label}</span>
              <VisuallyHidden>{figure}</VisuallyHidden>
              <svg className={styles.bars} aria-hidden="true" focusable="false">
                {values.map((value, part) => {
                  top -= value;
                  return (
                    <rect
                      key={parts[part]}
                      {...partFill(part)}
                      width="100%"
                      y={percent(top, largest)}
                      height={percent(value, largest)}
                    />
                  );
                })}
                <text
                  className={styles.total}
                  data-last={index === columns.length - 1 || undefined}
                  x="50%"
                  y={percent(largest - height, largest)}
                  dy="-0.4em"
                >
                  {figure}
                </text>
              </svg>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The part shown as stripes: in bands 2 px high, two greys look the same. */
const STRIPED = 3;

/** How a part is filled, by its index; the legend has the pattern. */
const partFill = (part: number) =>
  part === STRIPED ? { fill: 'url(#stripes)' } : { className: styles[`part${part}`] };

/** Squares in a row. */
const ROW = 42;

function People({ people, saudis, parts }: ChartOf<'people'>) {
  return (
    <>
      <Legend parts={parts} />
      <svg
        className={styles.people}
        viewBox={`0 0 ${ROW} ${Math.ceil(people / ROW)}`}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <pattern id="person" width="1" height="1" patternUnits="userSpaceOnUse">
            <rect className={styles.part0} x="0.1" y="0.1" width="0.8" height="0.8" />
          </pattern>
          <pattern id="saudi" width="1" height="1" patternUnits="userSpaceOnUse">
            <rect className={styles.part1} x="0.1" y="0.1" width="0.8" height="0.8" />
          </pattern>
        </defs>
        <path fill="url(#saudi)" d={squares(0, saudis)} />
        <path fill="url(#person)" d={squares(saudis, people)} />
      </svg>
    </>
  );
}

/** The outline of the squares from one number up to another, row by row. */
function squares(from: number, to: number): string {
  const first = Math.floor(from / ROW);
  const last = Math.floor(to / ROW);
  const [start, end] = [from % ROW, to % ROW];
  if (first === last) return `M${start} ${first}H${end}v1H${start}z`;
  return [
    `M${start} ${first}H${ROW}v1H${start}z`,
    `M0 ${first + 1}H${ROW}V${last}H0z`,
    end > 0 ? `M0 ${last}H${end}v1H0z` : '',
  ].join('');
}

/** The largest first; the figures of both ends are below. */
function Contracts({ values, largest, smallest }: ChartOf<'contracts'>) {
  const [most = 0] = values;
  return (
    <div>
      <svg className={classNames(styles.bars, styles.people)} aria-hidden="true" focusable="false">
        {values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: contracts may have the same value.
            key={index}
            className={index === 0 ? styles.part1 : styles.part2}
            x={percent(index, values.length)}
            width={percent(0.7, values.length)}
            y={percent(most - value, most)}
            height={percent(value, most)}
          />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{largest}</span>
        <span>{smallest}</span>
      </p>
    </div>
  );
}

function Scale({ points }: ChartOf<'scale'>) {
  const end = Math.max(...points.map(({ at }) => at));
  return (
    <ol className={styles.scale}>
      {points.map(({ at, label }) => (
        <li key={at} className={styles.point}>
          <span className={styles.at}>{at}</span>
          <svg className={styles.line} aria-hidden="true" focusable="false">
            <rect className={styles.part0} width="100%" y="45%" height="10%" />
            <rect className={styles.part1} width={percent(at, end)} height="100%" />
          </svg>
          <span className={styles.event}>{label}</span>
        </li>
      ))}
    </ol>
  );
}

function Legend({ parts }: { parts: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {parts.map((part, index) => (
        <li key={part} className={styles.part}>
          <svg className={styles.swatch} aria-hidden="true" focusable="false">
            {index === STRIPED && (
              <pattern id="stripes" width="4" height="1" patternUnits="userSpaceOnUse">
                <rect className={styles[`part${STRIPED}`]} width="2" height="1" />
              </pattern>
            )}
            <rect {...partFill(index)} width="100%" height="100%" />
          </svg>
          {part}
        </li>
      ))}
    </ul>
  );
}

import { numberFormat } from '#app/content/number-format.ts';
import { fill } from '#app/content/placeholders.ts';
import { sar } from '../money.ts';
import { type ChartScale, chartScale } from './chart-scale.ts';
import type { PortfolioPage } from './content.server.ts';
import type { Contract } from './select-contracts.ts';
import { summarise } from './summary.ts';
import styles from './value-chart.module.css';

interface ChartProps {
  texts: PortfolioPage['chart'];
  contracts: readonly Contract[];
  /** The contracts that match the filter. */
  listed: readonly Contract[];
}

const compact = numberFormat({ notation: 'compact' });

/** Scatter chart of value against duration; contracts that match the filter are highlighted. */
export function ValueChart({ texts, contracts, listed }: ChartProps) {
  const scale = chartScale(contracts);
  const { xOf, yOf } = scale;
  const { medianValue, medianDuration } = summarise(listed);
  return (
    <figure className={`${styles.chart} no-print`}>
      <svg role="img" aria-label={altOf(texts, contracts)}>
        <Axes texts={texts} scale={scale} />
        {listed.length > 0 && (
          <g className={styles.median}>
            <line x2="100%" y1={yOf(medianValue)} y2={yOf(medianValue)} />
            <line x1={xOf(medianDuration)} x2={xOf(medianDuration)} y2="100%" />
          </g>
        )}
        {contracts.map((contract) => (
          <Point
            key={contract.id}
            contract={contract}
            label={texts.point}
            scale={scale}
            isShown={listed.includes(contract)}
          />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <strong>{texts.title}.</strong> {texts.legend}
      </figcaption>
    </figure>
  );
}

interface PointProps {
  contract: Contract;
  label: string;
  scale: ChartScale;
  isShown: boolean;
}

function Point({ contract: { title, value, duration }, label, scale, isShown }: PointProps) {
  return (
    <circle
      className={isShown ? styles.point : styles.faded}
      cx={scale.xOf(duration)}
      cy={scale.yOf(Number(value))}
      r="0.3em"
    >
      <title>{fill(label, { title, value: sar(Number(value)), months: duration })}</title>
    </circle>
  );
}

interface AxesProps extends Pick<ChartProps, 'texts'> {
  scale: ChartScale;
}

function Axes({ texts, scale: { xOf, yOf, monthTicks, valueTicks } }: AxesProps) {
  return (
    <g className={styles.axes}>
      {valueTicks.map((value) => (
        <g key={value}>
          <line x2="100%" y1={yOf(value)} y2={yOf(value)} />
          {/* Engines abbreviate a thousand in different ways: 100k or 100K. */}
          <text x="-0.6em" y={yOf(value)} dy="0.3em" textAnchor="end" suppressHydrationWarning>
            {compact.format(value)}
          </text>
        </g>
      ))}
      {monthTicks.map((months) => (
        <g key={months}>
          <rect x={xOf(months)} y="100%" width="1" height="6" />
          <text x={xOf(months)} y="100%" dy="1.6em" textAnchor="middle">
            {months}
          </text>
        </g>
      ))}
      <text y="-0.9em">{texts.value}</text>
      <text x="100%" y="100%" dy="2.9em" textAnchor="end">
        {texts.duration}
      </text>
    </g>
  );
}

function altOf({ alt }: Pick<ChartProps['texts'], 'alt'>, contracts: readonly Contract[]): string {
  const months = contracts.map(({ duration }) => duration);
  const values = contracts.map(({ value }) => Number(value));
  return fill(alt, {
    n: contracts.length,
    shortest: Math.min(...months),
    longest: Math.max(...months),
    lowest: sar(Math.min(...values)),
    highest: sar(Math.max(...values)),
  });
}

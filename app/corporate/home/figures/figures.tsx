import { fill, fillPlural } from '#app/content/placeholders.ts';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import { sarMillions } from '#app/corporate/money.ts';
import { summarise } from '#app/corporate/project/summary.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import type { Home } from '../content.server.ts';
import styles from './figures.module.css';

interface Props {
  texts: Home['figures'];
  figures: NonNullable<ReturnType<typeof portfolioFigures>>;
}

/** Key figures of the company, computed from its portfolio. */
export function Figures({ texts, figures }: Props) {
  const { money, duration } = dictionary;
  const { firstYear, lastYear } = figures;
  return (
    <Section
      id="figures"
      title={texts.title}
      lead={texts.intro}
      head={heads.beside}
      action={texts.link && <ActionLink {...texts.link} variant="quiet" icon="arrow-right" />}
    >
      <div className={styles.spread}>
        <Stats>
          <Stat
            figure={sarMillions(figures.totalValue)}
            unit={money.sarMillions}
            label={texts.totalValue}
          />
          <Stat figure={figures.contracts} label={texts.contracts} />
          <Stat
            figure={figures.medianDuration}
            unit={fillPlural(duration.unit, figures.medianDuration)}
            label={texts.medianDuration}
          />
          <Stat
            figure={sarMillions(figures.largestContract)}
            unit={money.sarMillions}
            label={texts.largestContract}
          />
          <Stat
            figure={
              <span className={styles.years}>
                {fill(texts.span, { from: firstYear, to: lastYear })}
              </span>
            }
            label={texts.years}
          />
        </Stats>
      </div>
      <p className={styles.source}>{texts.source}</p>
    </Section>
  );
}

/** Key figures of the portfolio, if it has records; money in SAR, durations in months. */
export function portfolioFigures(records: readonly PortfolioRecord[]) {
  if (records.length === 0) return undefined;
  const { total, count, medianDuration } = summarise(records);
  const years = records.map(({ year }) => year);
  return {
    totalValue: total,
    contracts: count,
    medianDuration,
    largestContract: Math.max(...records.map(({ value }) => Number(value))),
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
  };
}

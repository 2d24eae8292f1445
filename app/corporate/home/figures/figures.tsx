import type { Home } from '#app/content/schemas/home.ts';
import { sarMillions } from '#app/corporate/money.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import styles from './figures.module.css';
import type { PortfolioFigures } from './portfolio-figures.ts';

interface FiguresProps {
  texts: Home['figures'];
  figures: PortfolioFigures;
}

/** What the company has built, added up from its own portfolio. */
export function Figures({ texts, figures }: FiguresProps) {
  const { money, duration } = useInterface();
  const { firstYear, lastYear } = figures;
  return (
    <Section
      id="figures"
      number="01"
      title={texts.title}
      lead={texts.intro}
      action={
        <ButtonLink link={Link} to={texts.link.to} variant="quiet" icon="arrow-right">
          {texts.link.label}
        </ButtonLink>
      }
    >
      <Stats>
        <Stat
          figure={sarMillions(figures.totalValue)}
          unit={money.sarMillions}
          label={texts.totalValue}
        />
        <Stat figure={figures.contracts} label={texts.contracts} />
        <Stat figure={figures.medianDuration} unit={duration.unit} label={texts.medianDuration} />
        <Stat
          figure={sarMillions(figures.largestContract)}
          unit={money.sarMillions}
          label={texts.largestContract}
        />
        <Stat figure={`${firstYear}–${lastYear}`} label={texts.years} />
      </Stats>
      <p className={styles.source}>{texts.source}</p>
    </Section>
  );
}

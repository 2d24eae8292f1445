import { Counter } from '#app/ui/counter/counter.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import { EstateIcon } from '../../icon/estate-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './counters-section.module.css';

/** Spec 3, 9: four figures that count up once in view. */
export function CountersSection({ number, title, counters }: SectionProps<'counters'>) {
  return (
    <Section id="counters" number={number} title={title} ground="night">
      <Stats>
        {counters.map(({ icon, number: value, text }) => (
          <Stat
            key={text}
            figure={
              <span className={styles.figure}>
                <EstateIcon name={icon} />
                <Counter value={value} />
              </span>
            }
            label={text}
          />
        ))}
      </Stats>
    </Section>
  );
}

import { fill } from '#app/content/placeholders.ts';
import { LogoCard } from '#app/ui/logo-card/logo-card.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './partners-section.module.css';

/**
 * Spec 2.4: the scrolling partner strip of home five. It is animated by CSS, and so also before
 * hydration stops on hover, by its checkbox, and with reduced motion.
 */
export function PartnersSection(props: SectionProps<'partners'>) {
  const { number, title, intro, alt, stop, partners } = props;
  return (
    <Section id="partners" number={number} title={title} lead={intro} ground="sunk">
      <div className={styles.strip}>
        <label className={styles.stop}>
          <input type="checkbox" className={styles.box} />
          {stop}
        </label>
        <div className={styles.window}>
          {['first', 'again'].map((run) => (
            <ul key={run} className={styles.run} aria-hidden={run === 'again' || undefined}>
              {partners.map(({ id, logo }) => (
                <li key={id}>
                  <LogoCard logo={logo} alt={run === 'again' ? '' : fill(alt, { id })} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </Section>
  );
}

import { fill } from '#app/content/fill.ts';
import { LogoCard } from '#app/ui/logo-card/logo-card.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './partners-section.module.css';

/**
 * Spec 2.4: the partner strip that scrolls, on home five. Moved by CSS alone: it stops under the
 * pointer, by its switch, and for a visitor who asks for less motion, before any script has run.
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

import { fill } from '#app/content/fill.ts';
import type { Company } from '#app/content/schemas/companies.ts';
import { Section } from '#app/ui/section/section.tsx';
import styles from './partners.module.css';

interface PartnersProps {
  title: string;
  intro: string;
  /** Alternative text with the partner's `{id}`. */
  alt: string;
  partners: readonly Company[];
}

/** Spec 2.4: the strip of four partner logos, 160 px wide, 100 px at widths up to 768 px. */
export function Partners({ title, intro, alt, partners }: PartnersProps) {
  return (
    <Section id="partners" number="07" title={title} lead={intro} ground="sunk">
      <ul className={styles.strip}>
        {partners.map(({ id, logo }) => (
          <li key={id} className={styles.card}>
            <img
              className={styles.logo}
              src={logo.src}
              width={logo.width}
              height={logo.height}
              alt={fill(alt, { id })}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

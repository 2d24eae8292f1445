import type { Partner } from '#app/content/companies.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { LogoCard } from '#app/ui/logo-card/logo-card.tsx';
import heads from '#app/ui/section/heads.module.css';
import { type Ground, Section } from '#app/ui/section/section.tsx';
import styles from './partners.module.css';

interface PartnersProps {
  ground: Ground;
  title: string;
  intro: string;
  /** Alternative text with the partner's `{id}`. */
  alt: string;
  partners: readonly Partner[];
  /** Shows the name below each logo. */
  isNamed: boolean;
}

/** Spec 2.4: the strip of partner logos. */
export function Partners({ ground, title, intro, alt, partners, isNamed }: PartnersProps) {
  return (
    <Section
      id="partners"
      title={title}
      lead={intro}
      ground={ground}
      head={heads.beside}
      className={styles.partners}
    >
      <ul className={styles.strip}>
        {partners.map(({ id, name, logo }) => (
          <li key={id}>
            <LogoCard
              logo={logo}
              alt={isNamed ? '' : fill(alt, { id })}
              name={name}
              isNamed={isNamed}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { Client } from '#app/content/companies.server.ts';
import { Section } from '#app/ui/section/section.tsx';
import type { Place } from '../place.ts';
import styles from './clients.module.css';

interface ClientsProps extends Place {
  title: string;
  intro: string;
  clients: readonly Client[];
}

/** Spec 2.4: a grid of logos, at most 130×100 px each; 2 columns, 3 from 768 px, 6 from 1200 px. */
export function Clients({ number, ground, title, intro, clients }: ClientsProps) {
  return (
    <Section id="clients" number={number} title={title} lead={intro} ground={ground}>
      <ul className={styles.grid}>
        {clients.map(({ id, name, logo }) => (
          <li key={id} className={styles.cell}>
            {logo ? (
              <img
                className={styles.logo}
                src={logo.src}
                width={logo.width}
                height={logo.height}
                alt={name}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className={styles.name}>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

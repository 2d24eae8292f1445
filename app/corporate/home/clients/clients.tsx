import type { Client } from '#app/content/companies.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import { LogoImage } from '#app/ui/logo-card/logo-image.tsx';
import heads from '#app/ui/section/heads.module.css';
import { type Ground, Section } from '#app/ui/section/section.tsx';
import styles from './clients.module.css';

/** Shown on phones before the fold; fills the rows of each number of columns. */
const UNFOLDED = 6;

interface ClientsProps {
  ground: Ground;
  title: string;
  intro: string;
  clients: readonly Client[];
  /** Shows the name below each logo. */
  isNamed: boolean;
}

/** Spec 2.4: a grid of logos, at most 130×100 px each; 2 columns, 3 from 768 px, 6 from 1200 px. */
export function Clients({ ground, title, intro, clients, isNamed }: ClientsProps) {
  const folded = clients.slice(UNFOLDED);
  return (
    <Section id="clients" title={title} lead={intro} ground={ground} head={heads.split}>
      <Logos clients={clients.slice(0, UNFOLDED)} isNamed={isNamed} />
      {folded.length > 0 && (
        <Fold rest title={fill(dictionary.foldRest, { n: folded.length })}>
          <Logos clients={folded} isNamed={isNamed} />
        </Fold>
      )}
    </Section>
  );
}

function Logos({ clients, isNamed }: Pick<ClientsProps, 'clients' | 'isNamed'>) {
  return (
    <ul className={styles.grid}>
      {clients.map(({ id, name, logo }) => (
        <li key={id} className={classNames(styles.cell, isNamed && styles.named)}>
          {logo && <LogoImage logo={logo} alt={isNamed ? '' : name} className={styles.logo} />}
          {(!logo || isNamed) && (
            <span className={logo ? styles.caption : styles.name}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

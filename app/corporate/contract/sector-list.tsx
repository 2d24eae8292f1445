import { fill, fillPlural } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import type { Sector } from './clients-by-sector.ts';
import type { Capabilities } from './content.server.ts';
import styles from './sector-list.module.css';

interface SectorListProps {
  sectors: readonly Sector[];
  texts: Pick<Capabilities['clients'], 'contracts'>;
}

/** Clients under the heading of their sector. */
export function SectorList({ sectors, texts }: SectorListProps) {
  return (
    <Fold title={fill(dictionary.fold, { n: sectors.flatMap(({ clients }) => clients).length })}>
      <div className={styles.sectors}>
        {sectors.map(({ sector, clients }) => (
          <section key={sector} className={styles.sector}>
            <h3 className={styles.title}>{sector}</h3>
            <ul className={styles.clients}>
              {clients.map(({ name, contracts }) => (
                <li key={name} className={styles.client}>
                  {name}
                  <span className={styles.count}>{fillPlural(texts.contracts, contracts)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Fold>
  );
}

import { fillPlural } from '#app/content/placeholders.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import type { Sector } from './clients-by-sector.ts';
import type { Capabilities } from './content.server.ts';
import styles from './sector-list.module.css';

interface SectorListProps {
  sectors: readonly Sector[];
  texts: Pick<Capabilities['clients'], 'title' | 'contracts'>;
}

/** Clients under the heading of their sector. */
export function SectorList({ sectors, texts }: SectorListProps) {
  const count = sectors.flatMap(({ clients }) => clients).length;
  return (
    <Fold title={`${texts.title} (${count})`}>
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

import { LANGUAGE } from '#api/language.ts';
import { fill } from '#app/content/placeholders.ts';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import type { Capabilities } from './content.server.ts';
import styles from './sector-list.module.css';

/** The clients of one sector, each with the number of its contracts. */
export interface Sector {
  sector: string;
  clients: { name: string; contracts: number }[];
}

interface SectorListProps {
  sectors: readonly Sector[];
  texts: Pick<Capabilities['clients'], 'contract' | 'contracts'>;
}

/** Clients under the heading of their sector. */
export function SectorList({ sectors, texts }: SectorListProps) {
  return (
    <div className={styles.sectors}>
      {sectors.map(({ sector, clients }) => (
        <section key={sector} className={styles.sector}>
          <h3 className={styles.title}>{sector}</h3>
          <ul className={styles.clients}>
            {clients.map(({ name, contracts }) => (
              <li key={name} className={styles.client}>
                {name}
                <span className={styles.count}>
                  {contracts === 1 ? texts.contract : fill(texts.contracts, { n: contracts })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Groups clients by sector: sectors that have any in the order of the list, clients by name. */
export function clientsBySector(
  sectors: readonly string[],
  records: readonly Pick<PortfolioRecord, 'client' | 'sector'>[],
): Sector[] {
  return sectors
    .map((sector) => ({
      sector,
      clients: [
        ...Map.groupBy(
          records.filter((record) => record.sector === sector),
          ({ client }) => client,
        ),
      ]
        .map(([name, contracts]) => ({ name, contracts: contracts.length }))
        .toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE)),
    }))
    .filter(({ clients }) => clients.length > 0);
}

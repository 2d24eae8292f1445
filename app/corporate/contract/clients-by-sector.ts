import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import { LANGUAGE } from '#shared/language.ts';

/** The clients of one sector, each with the number of its contracts. */
export type Sector = ReturnType<typeof clientsBySector>[number];

/** Groups clients by sector, without empty sectors: sectors in the given order, clients by name. */
export function clientsBySector(
  sectors: readonly { name: string }[],
  records: readonly Pick<PortfolioRecord, 'client' | 'sector'>[],
) {
  return sectors
    .map(({ name: sector }) => ({
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

import { LANGUAGE } from '#api/language.ts';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';

/** The clients of one sector, each with the number of its contracts. */
export interface Sector {
  sector: string;
  clients: { name: string; contracts: number }[];
}

/** Groups clients by sector: sectors with the most clients first, clients by name. */
export function clientsBySector(
  records: readonly Pick<PortfolioRecord, 'client' | 'sector'>[],
): Sector[] {
  return [...Map.groupBy(records, ({ sector }) => sector)]
    .map(([sector, inSector]) => ({
      sector,
      clients: [...Map.groupBy(inSector, ({ client }) => client)]
        .map(([name, contracts]) => ({ name, contracts: contracts.length }))
        .toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE)),
    }))
    .toSorted((a, b) => b.clients.length - a.clients.length);
}

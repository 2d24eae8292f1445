// The clients on the page of service types (spec §2.4, §9).
import { expect, test } from 'vitest';
import { readClients } from '#app/content/companies.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { clientsBySector } from './sector-list.tsx';

test('a client is listed once, with the number of its contracts', () => {
  const sectors = clientsBySector([
    { client: 'B', sector: 'Water' },
    { client: 'A', sector: 'Steel' },
    { client: 'B', sector: 'Water' },
    { client: 'C', sector: 'Water' },
  ]);
  expect(sectors).toEqual([
    {
      sector: 'Water',
      clients: [
        { name: 'B', contracts: 2 },
        { name: 'C', contracts: 1 },
      ],
    },
    { sector: 'Steel', clients: [{ name: 'A', contracts: 1 }] },
  ]);
});

test('§9 each client of the logo grid is in exactly one sector', () => {
  const names = clientsBySector(readPortfolio().records).flatMap(({ clients }) =>
    clients.map(({ name }) => name),
  );
  expect(names.toSorted()).toEqual(
    readClients()
      .map(({ name }) => name)
      .toSorted(),
  );
});

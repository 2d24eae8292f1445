// The clients on the page of service types (spec §2.4).
import { expect, test } from 'vitest';
import { clientsBySector } from './clients-by-sector.ts';

test('a client is listed once, with the number of its contracts, in the order of the sectors', () => {
  const records = ['B Water', 'A Steel', 'B Water', 'C Water'].map((text) => {
    const [client = '', sector = ''] = text.split(' ');
    return { client, sector };
  });
  const sectors = [{ name: 'Water' }, { name: 'Marine' }, { name: 'Steel' }];
  expect(
    clientsBySector(sectors, records).map(({ sector, clients }) => [
      sector,
      ...clients.map(({ name, contracts }) => `${name} ${contracts}`),
    ]),
  ).toEqual([
    ['Water', 'B 2', 'C 1'],
    ['Steel', 'A 1'],
  ]);
});

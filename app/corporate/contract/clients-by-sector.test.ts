// The clients on the page of service types (spec §2.4).
import { expect, test } from 'vitest';
import { clientsBySector } from './clients-by-sector.ts';

test('a client is listed once, with the number of its contracts', () => {
  const sectors = clientsBySector(
    [{ name: 'Water' }, { name: 'Marine' }, { name: 'Steel' }],
    [
      { client: 'B', sector: 'Water' },
      { client: 'A', sector: 'Steel' },
      { client: 'B', sector: 'Water' },
      { client: 'C', sector: 'Water' },
    ],
  );
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

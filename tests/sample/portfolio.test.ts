// The sample's contracts, clients and projects in full against spec §2.4, §3 and §9.
import { expect, it } from 'vitest';
import { readClients } from '#app/content/companies.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { clientsBySector } from '#app/corporate/contract/clients-by-sector.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';

it('§3 40 portfolio records, SAR 61,682.50 to 35,000,000.00, 1 to 36 months', () => {
  const { records } = readPortfolio();
  expect(records).toHaveLength(40);
  expect(records.map(({ id }) => id)).toEqual(records.map((_, index) => index + 1));
  const halalas = records.map(({ value }) => BigInt(value.replace('.', '')));
  const values = halalas.toSorted((a, b) => (a < b ? -1 : 1));
  expect([values[0], values.at(-1)]).toEqual([6_168_250n, 3_500_000_000n]);
  const months = records.map(({ duration }) => duration);
  expect([Math.min(...months), Math.max(...months)]).toEqual([1, 36]);
});

it('§3 no contract began before the company was established', () => {
  for (const { title, year, duration } of readPortfolio().records) {
    expect(year - Math.ceil(duration / 12) + 1, title).toBeGreaterThanOrEqual(
      readCompany().established,
    );
  }
});

it('every client has contracts in the portfolio, as the home page says, in one sector', () => {
  const { sectors: listed, records } = readPortfolio();
  const sectors = clientsBySector(listed, records);
  expect(sectors.map(({ sector }) => sector)).toEqual(listed.map(({ name }) => name));
  const served = sectors.flatMap(({ clients }) => clients.map(({ name }) => name));
  const clients = readClients().map(({ name }) => name);
  expect(served.toSorted()).toEqual(clients.toSorted());
});

it('§2.4 each project in full has 600 to 900 characters, a challenge and a list', () => {
  for (const { record, description, challenge, list } of readProjects()) {
    expect(description.length, record.title).toBeGreaterThanOrEqual(600);
    expect(challenge, record.title).toBeDefined();
    expect(list.length, record.title).toBeGreaterThanOrEqual(3);
  }
});

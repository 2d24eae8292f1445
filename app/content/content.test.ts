// The content itself against spec §2.1–§2.4, §3, §8 and §9.
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#contract/messages.ts';
import { readClients, readPartners } from './companies.server.ts';
import { readContact } from './contact.server.ts';
import { readExpertise } from './expertise.server.ts';
import { readHome } from './home.server.ts';
import { readInterface } from './interface.server.ts';
import { readKeyPersons } from './key-persons.server.ts';
import { readPage, readThankYou } from './pages.server.ts';
import { readPortfolio } from './portfolio.server.ts';
import { readSite } from './site.server.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

describe('counts', () => {
  it('§9 32 client logos, each of a client of its own', () => {
    expect(ids(readClients())).toEqual(numbers(32));
    expect(new Set(readClients().map(({ logo }) => logo.src)).size).toBe(32);
  });

  it('§2.4 four partners', () => expect(ids(readPartners())).toEqual([1, 2, 3, 4]));

  it('§9 16 service categories, titled as the specification says', () => {
    const { categories } = readExpertise();
    expect(ids(categories)).toEqual(numbers(16));
    expect(categories.map(({ category }) => category)).toEqual([
      'Building Construction With Finishing',
      'Roads, Bridges, Infrastructure',
      'Structure Steel Building Erections',
      'Structural Steel Building',
      'Fabrication and Installation of Piping System',
      'Plumbing & Drainage',
      'HVAC Ducting & Ventilation',
      'Fire Fighting Pipelines & Sprinklers',
      'Tank Installation & Erection',
      'Irrigation System',
      'Mechanical Maintenance & Turnarounds',
      'Shutdown, Overhaul & Repair of Equipment',
      'Structural Steel Surface Prep & Painting',
      'Rigging, Lifting & Heavy Haulage',
      'Installation of Cranes & Hoists',
      'Water & Wastewater Systems',
    ]);
  });

  it('§9 five key persons, with the designations of §2.4', () => {
    expect(readKeyPersons().map(({ designation }) => designation)).toEqual([
      'Vice President',
      'Director of Projects',
      'Procurement Manager',
      'Company Representative',
      'Technical Department Manager',
    ]);
  });

  it('§9 four hero slides, one of them the picture alone', () => {
    const kinds = readHome().hero.slides.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['picture', 'words', 'words', 'words']);
    expect(kinds[0]).toBe('words');
  });

  it('§3 40 portfolio records, SAR 61,682.50 to 35,000,000.00, 1 to 36 months', () => {
    const { records } = readPortfolio();
    expect(ids(records)).toEqual(numbers(40));
    const halalas = records.map(({ value }) => BigInt(value.replace('.', '')));
    const values = halalas.toSorted((a, b) => (a < b ? -1 : 1));
    expect([values[0], values.at(-1)]).toEqual([6_168_250n, 3_500_000_000n]);
    const months = records.map(({ duration }) => duration);
    expect([Math.min(...months), Math.max(...months)]).toEqual([1, 36]);
  });

  it('§3 no contract began before the company was established', () => {
    for (const { title, year, duration } of readPortfolio().records) {
      expect(year - Math.ceil(duration / 12) + 1, title).toBeGreaterThanOrEqual(
        readSite().established,
      );
    }
  });

  it('every client stands in the portfolio, as the home page says', () => {
    const served = new Set(readPortfolio().records.map(({ client }) => client));
    expect(readClients().filter(({ name }) => !served.has(name))).toEqual([]);
  });
});

describe('the shell', () => {
  it('§2.2 navigation', () => {
    const entries = readSite().navigation.flatMap(({ label, to, section, items = [] }) => [
      `${label} ${to ?? `#${section ?? ''}`}`,
      ...items.map((item) => `- ${item.label} ${item.to}`),
    ]);
    expect(entries).toEqual([
      'Home /',
      'About Us #about-us',
      '- Who We Are /our-history',
      '- Our Vision /vision',
      '- Our Mission /mission',
      '- Organizational chart /organizational-chart',
      '- Certifications /certification',
      'Services #services',
      '- Type of Projects Capabilities /contract',
      '- Area of Expertise /area-of-expertise',
      'Projects Portfolio /project',
      'Policies #',
      '- HSE Policy /hse-policy',
      '- Human Rights Policy /privacy-policy',
      '- Policy of Public Statement /public-statement',
      'Standard Compliance /standard-compliance',
      'Careers /careers',
      'Contact /contact',
    ]);
  });

  it('§2.1 footer links, six gallery pictures, the subscribe box', () => {
    const { footer } = readSite();
    expect(footer.links.map(({ label }) => label)).toEqual([
      'Type of Project Capabilities',
      'Area of Expertise',
      'Projects Portfolio',
      'Standard Compliance',
      'Contact',
      'Policy Of Public Statement',
      'Human Rights Policy',
      'Contact Us',
    ]);
    expect(footer.gallery).toHaveLength(6);
    expect(readInterface().subscribe.placeholder).toBe('Your mail address');
  });

  it('§2.1 header buttons', () => {
    const { template, exceptions } = readSite().headerButton;
    expect(template).toEqual({ label: 'Add Listing', to: '/add-new-listing' });
    expect(exceptions.map(({ button }) => button)).toEqual([
      { label: 'Sell Property', to: '/property' },
    ]);
  });
});

describe('texts that are the contract', () => {
  it('§8 toasts, 404 and error screen', () => {
    const { toasts, notFound, error } = readInterface();
    expect(toasts.sent).toBe('Congratulations! You Have Submitted Successfully.');
    expect(toasts.failed).toBe("Something went wrong! Your message didn't sent.");
    expect(notFound.title).toBe('404 Page Not Found');
    expect(notFound.home).toBe('Back To Home');
    expect(error.title).toBe('Unexpected Application Error');
  });

  it('§5 the English messages are those of the desk', () => {
    expect(readInterface().form.errors).toEqual(MESSAGES);
  });
});

it('§2.4 contact cards: supplier registration is 4, procurement 5, company address 6', () => {
  const cards = readContact().cards.map(({ id, title }) => `${id} ${title}`);
  expect(cards.slice(3)).toEqual(['4 Supplier registration', '5 Procurement', '6 Company address']);
});

it('the remaining pages read without a fault', () => {
  expect(readThankYou().links.length).toBeGreaterThan(0);
  expect(readPage('data-protection').sections.length).toBeGreaterThan(5);
});

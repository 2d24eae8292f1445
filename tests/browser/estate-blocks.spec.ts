// Contents of the sections on the template's pages: spec §2.5, §3, §9.
import { readEstateSection } from '#app/estate/sections/content.server.ts';
import { section } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

const DREAMS = 'Making Your Real Estate Dreams a Reality';

test('§2.5 the about block has three check items and a link to about us', async ({ page }) => {
  for (const path of ['/home-two', '/home-three', '/about-us']) {
    await page.goto(path);
    const about = section(page, DREAMS);
    await expect(about.getByRole('listitem')).toHaveCount(3);
    await expect(about.getByRole('link', { name: 'Add Listing' })).toHaveAttribute(
      'href',
      '/about-us',
    );
  }
  await page.goto('/home-two');
  await expect(section(page, DREAMS)).toContainText('25K+ services');
});

test('§2.5 six property types, three services with 256, 631 and 256 listings', async ({ page }) => {
  await page.goto('/home-two');
  await expect(
    section(page, 'Six kinds of property').getByRole('heading', { level: 3 }),
  ).toHaveText(['House', 'Apartment', 'Office', 'Villa', 'Single Family', 'Luxury Home']);
  const type = section(page, 'Six kinds of property').getByRole('listitem').first();
  await expect(type).toContainText('Roof, cellar and garden');
  await expect(type.locator('svg').first()).toBeVisible();
  await expect(type.getByRole('link', { name: 'See houses' })).toHaveAttribute(
    'href',
    '/property?type=Houses',
  );
  const services = section(page, 'What we do for owners').getByRole('listitem');
  await expect(services).toHaveText([
    /Prestige Management.*256/,
    /Prime Investments.*631/,
    /Swift Home Sales.*256/,
  ]);
  for (const more of await services.getByRole('link').all()) {
    await expect(more).toHaveText('More About');
    await expect(more).toHaveAttribute('href', '/about-us');
  }
});

test('§2.5 home four has a work process of four linked steps, and a team', async ({ page }) => {
  await page.goto('/home-four');
  const steps = section(page, 'How we work').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([
    'Home Staging',
    'Property Management',
    'Property Appraisal',
    'Rental Property',
  ]);
  for (const link of await steps.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/project');
  }
  const team = section(page, 'Our team').getByRole('listitem');
  await expect(team).toHaveCount(6);
  await expect(team.first().locator('img')).toHaveAttribute('src', /\.svg$/);
  await expect(team.first()).toContainText('Maryam Selwan');
  await expect(team.first()).toContainText('Head of the office');
  await expect(team.first().getByRole('link', { name: 'LinkedIn: Maryam Selwan' })).toBeVisible();
});

test('§2.5 home five: Learn More, a link to a film, four pictures, its counters', async ({
  page,
}) => {
  await page.goto('/home-five');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about-us');
  await expect(section(page, 'Films of the town').getByRole('link')).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(section(page, 'Gallery').locator('img')).toHaveCount(4);
  await expect(section(page, 'The office in four figures').locator('dd')).toHaveText([
    '200+',
    '20+',
    '10+',
    '900+',
  ]);
});

test('§3 §9 the counters of the other pages', async ({ page }) => {
  const figures = async (path: string) => {
    await page.goto(path);
    const all = section(page, 'The agency in four figures').locator('dl > div');
    await expect(all.locator('svg')).toHaveCount(4);
    return all;
  };
  await expect(await figures('/home-two')).toHaveText([
    /Happy Client.*10k/,
    /Project done.*800\+/,
    /Employees.*440\+/,
    /Award winning.*80\+/,
  ]);
  await expect(await figures('/home-three')).toHaveText([
    /Team member.*440\+/,
    /Winning award.*80\+/,
    /Complete project.*500k/,
    /Client review.*90k/,
  ]);
});

test('§2.5 available apartments: its columns and four floors, each linked to the properties', async ({
  page,
}) => {
  await page.goto('/home-six');
  const table = section(page, 'Available Apartments').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Floor No.',
    'Bathroom',
    'Rooms',
    'Total Area SQ.M',
    'Pricing',
    'Details',
  ]);
  // The last heading is for screen readers only.
  const last = await table.getByRole('columnheader').last().locator('span').boundingBox();
  expect(last?.width).toBeLessThanOrEqual(1);
  await expect(table.getByRole('rowheader')).toHaveText(['1st', '3rd', '5th', '7th']);
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([
    '04',
    '08',
    '231.0',
    '$5453.1',
    '',
  ]);
  for (const link of await table.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/property');
  }
});

test('§2.5 §3 the quote has a telephone link; a testimonial has text, name and place', async ({
  page,
}) => {
  await page.goto('/home-two');
  const { help } = readEstateSection('quote') as {
    help: { phone: { label: string; href: string } };
  };
  expect(help.phone.href).toMatch(/^tel:\+\d+$/);
  const line = section(page, 'Get a quote').locator('p').filter({ hasText: 'Need help?' });
  await expect(line.getByRole('link', { name: help.phone.label })).toHaveAttribute(
    'href',
    help.phone.href,
  );
  const testimonial = section(page, 'What tenants and owners say').locator('figure').first();
  await expect(testimonial.locator('blockquote')).toContainText('the noise of the pump');
  await expect(testimonial.locator('figcaption')).toHaveText('Lina Farouk, Tenant, Palm Court');
});

// Sections of the template's composed pages, and their contents: spec §2.5, §3, §4, §9.
import type { Page } from '@playwright/test';
import { readEstateSection } from '#app/estate/sections/content.server.ts';
import { section } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

const TAGLINE = 'Every Corner Holds Possibilities Your Home';
const DREAMS = 'Making Your Real Estate Dreams a Reality';

/** Headings of the sections that spec 2.5 lists for each page, in their order. */
const SECTIONS: Record<string, string[]> = {
  '/home-two': [
    DREAMS,
    'Six kinds of property',
    'Latest properties',
    'What we do for owners',
    'Get a quote',
    'What tenants and owners say',
    'The agency in four figures',
    'Five questions',
    'Latest posts',
  ],
  '/home-three': [
    DREAMS,
    'Six kinds of property',
    'Floor plans',
    'Latest properties',
    'Get a quote',
    'What tenants and owners say',
    'The agency in four figures',
    'Five questions',
    'Latest posts',
  ],
  '/home-four': [
    DREAMS,
    'Six kinds of property',
    'How we work',
    'Latest properties',
    'Our team',
    'Get a quote',
    'What tenants and owners say',
    'The agency in four figures',
    'Five questions',
    'Latest posts',
  ],
  '/home-five': [
    'Films of the town',
    'Projects',
    'Gallery',
    'The office in four figures',
    'Partners',
    'From the blog',
  ],
  '/home-six': [DREAMS, 'Featured this month', 'Available Apartments', 'Gallery'],
  '/home-seven': ['Available Apartments', 'Featured this month', 'Gallery', DREAMS],
  '/about-us': [DREAMS, 'Our team', 'What we do for owners'],
  '/faq': ['Five questions', 'Other questions', 'The agency in four figures'],
};

/** Headings of the pages other than home variants. */
const OWN_HEADING: Record<string, string> = { '/about-us': 'About Us', '/faq': 'FAQ' };

/** Homes with a different button in the header. */
const SELLING = ['/home-three', '/home-six'];

const figures = (page: Page) => section(page, 'The agency in four figures').locator('dl > div');

async function hasAbout(page: Page) {
  const about = section(page, DREAMS);
  await expect(about.getByRole('listitem')).toHaveCount(3);
  await expect(about.getByRole('link', { name: 'Add Listing' })).toHaveAttribute(
    'href',
    '/about-us',
  );
}

/** Contents of the sections of a page. */
const CONTENTS: Record<string, (page: Page) => Promise<void>> = {
  '/about-us': hasAbout,
  '/home-two': async (page) => {
    await hasAbout(page);
    await expect(section(page, DREAMS)).toContainText('25K+ services');

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

    await expect(figures(page).locator('svg')).toHaveCount(4);
    await expect(figures(page)).toHaveText([
      /Happy Client.*10k/,
      /Project done.*800\+/,
      /Employees.*440\+/,
      /Award winning.*80\+/,
    ]);

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
  },
  '/home-three': async (page) => {
    await hasAbout(page);
    await expect(figures(page).locator('svg')).toHaveCount(4);
    await expect(figures(page)).toHaveText([
      /Team member.*440\+/,
      /Winning award.*80\+/,
      /Complete project.*500k/,
      /Client review.*90k/,
    ]);
  },
  '/home-four': async (page) => {
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
  },
  '/home-five': async (page) => {
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      '/about-us',
    );
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
  },
  '/home-six': async (page) => {
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
      '$3072.3',
      '',
    ]);
    for (const link of await table.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', '/property');
    }
  },
  '/faq': async (page) => {
    const questions = section(page, 'Five questions').locator('details');
    await expect(questions).toHaveCount(5);
    const open = section(page, 'Five questions').locator('details[open]');
    await expect(open).toHaveCount(0);
    await questions.nth(1).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('A second opinion by an engineer');
    await questions.nth(3).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(3)).toHaveAttribute('open');
    await questions.nth(3).locator('summary').click();
    await expect(open).toHaveCount(0);
  },
};

test('§2.1 §2.5 §3 §4 §9 each composed page has its header button, heading and sections with their contents; homes have a telephone link, others a breadcrumb', async ({
  page,
}) => {
  const button = page.getByRole('banner').locator('nav + a');
  const h1 = page.getByRole('heading', { level: 1 });
  for (const [path, headings] of Object.entries(SECTIONS)) {
    await test.step(path, async () => {
      await page.goto(path);
      const isSelling = SELLING.includes(path);
      await expect(button).toHaveText(isSelling ? 'Sell Property' : 'Add Listing');
      await expect(button).toHaveAttribute('href', isSelling ? '/property' : '/add-new-listing');
      await expect(h1).toHaveText(OWN_HEADING[path] ?? TAGLINE);
      await expect(page.locator('main section h2').filter({ visible: true })).toHaveText(headings);
      if (path in OWN_HEADING) {
        await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Home');
      } else {
        const help = page.locator('main p').filter({ hasText: 'Need help?' }).first();
        await expect(help.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
      }
      await CONTENTS[path]?.(page);
    });
  }
});

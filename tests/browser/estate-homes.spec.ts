// Sections of the template's composed pages: spec §2.5.
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
    'From the blog',
    'Partners',
  ],
  '/home-six': [DREAMS, 'Featured this month', 'Available Apartments', 'Gallery'],
  '/home-seven': [DREAMS, 'Featured this month', 'Available Apartments', 'Gallery'],
};

for (const [path, headings] of Object.entries(SECTIONS)) {
  test(`§2.5 ${path} has its sections, its tagline and a telephone link`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAGLINE);
    await expect(page.locator('main section h2').filter({ visible: true })).toHaveText(headings);
    const help = page.locator('main p').filter({ hasText: 'Need help?' }).first();
    await expect(help.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

const OTHERS: Record<string, string[]> = {
  '/about-us': [DREAMS, 'Our team', 'What we do for owners'],
  '/faq': ['Five questions', 'Other questions', 'The agency in four figures'],
};

for (const [path, headings] of Object.entries(OTHERS)) {
  test(`§2.5 ${path} has its sections under its own heading, and a breadcrumb`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('main section h2').filter({ visible: true })).toHaveText(headings);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(About Us|FAQ)$/);
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Home');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

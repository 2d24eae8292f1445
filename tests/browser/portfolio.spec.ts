// The portfolio and its details pages: spec §2.3, §2.4, §9; detail links: decision 0007.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

const TANKS = 'Two floating-roof tanks of 30,000 m³';
const TANKS_PATH = '/project/two-floating-roof-tanks-of-30%2C000-m%C2%B3';

class Portfolio {
  readonly page: Page;
  readonly rows: Locator;
  readonly search: Locator;
  readonly sector: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.locator('main tbody tr:visible');
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.sector = page.getByRole('combobox', { name: "Client's sector" });
  }

  async open(query = '') {
    await this.page.goto(`/project${query}`);
    await hydrated(this.page);
  }

  head(name: string): Locator {
    return this.page.locator('main thead th', { hasText: name });
  }

  async column(number: number): Promise<string[]> {
    return this.rows.locator(`:nth-child(${number})`).and(this.page.locator('td')).allInnerTexts();
  }

  query(): string {
    return new URL(this.page.url()).search;
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 the table is whole: about 40 records under its columns', async ({ page }) => {
    await page.goto('/project');
    await expect(page.locator('main tbody tr')).toHaveCount(40);
    const heads = page.locator('main thead th');
    await expect(heads.filter({ hasText: 'Client and project' })).toBeVisible();
    await expect(heads.filter({ hasText: 'Project value (SAR)' })).toBeVisible();
    await expect(heads.filter({ hasText: 'Months' })).toBeVisible();
    await expect(page.locator('main caption')).toContainText('SAR 330,900,730.40 in all');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
    await expect(page.getByRole('img', { name: /Scatter chart of 40 contracts/ })).toBeVisible();
  });

  test('§2.4 a project opens from the table, complete', async ({ page }) => {
    await page.goto('/project');
    await page.getByRole('link', { name: TANKS }).click();
    await expect(page).toHaveURL(new RegExp(`${TANKS_PATH}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TANKS);
    await expect(page.getByRole('heading', { name: 'What made it hard' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Mirqab' })).toBeVisible();
  });

  test('§2.4 the share menu opens, and closes by its button', async ({ page }) => {
    await page.goto(TANKS_PATH);
    const share = page.getByRole('button', { name: 'Share' });
    const mail = page.getByRole('link', { name: 'Send by e-mail' });
    await expect(mail).toBeHidden();
    await share.click();
    await expect(mail).toBeVisible();
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Two%20floating.*m%25C2%25B3$/);
    await share.click();
    await expect(mail).toBeHidden();
  });
});

test.describe('the table', () => {
  test('§2.4 every column sorts both ways by keyboard and says so', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    const columns = ['Client and project', 'Sector', 'Project value (SAR)', 'Months', 'Handover'];
    await expect(portfolio.head('Project value')).toHaveAttribute('aria-sort', 'descending');
    for (const name of columns) {
      const head = portfolio.head(name);
      const before = await head.getAttribute('aria-sort');
      await head.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(head).toHaveAttribute('aria-sort', /^(ascending|descending)$/);
      if (before) await expect(head).not.toHaveAttribute('aria-sort', before);
      const first = await head.getAttribute('aria-sort');
      await page.keyboard.press('Space');
      await expect(head).not.toHaveAttribute('aria-sort', first ?? '');
      await expect(page.locator('main th[aria-sort]')).toHaveCount(1);
      await expect(head.getByRole('button')).toBeFocused();
    }
    await expect(portfolio.rows).toHaveCount(40);
  });

  test('§9 values from 61,682.50 to 35,000,000.00, months from 1 to 36', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?sort=value');
    await expect(portfolio.rows.first()).toContainText('Valve chamber drainage repair');
    const values = await portfolio.column(3);
    expect([values[0], values.at(-1)]).toEqual(['61,682.50', '35,000,000.00']);
    const months = (await portfolio.column(4)).map(Number);
    expect([Math.min(...months), Math.max(...months)]).toEqual([1, 36]);
  });

  test('what is asked for stands in the address, and comes back from it', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await portfolio.search.fill('tank');
    await portfolio.sector.selectOption('Oil & Gas');
    await portfolio.head('Months').getByRole('button').click();
    await expect(page).toHaveURL(/sort=-duration/);
    const shown = await portfolio.rows.allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(8);

    await page.reload();
    await hydrated(page);
    await expect(portfolio.rows).toHaveCount(shown.length);
    expect(await portfolio.rows.allInnerTexts()).toEqual(shown);
    await expect(portfolio.search).toHaveValue('tank');
    await expect(portfolio.sector).toHaveValue('Oil & Gas');
    await expect(portfolio.head('Months')).toHaveAttribute('aria-sort', 'descending');

    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(portfolio.rows).toHaveCount(40);
    await expect(portfolio.search).toHaveValue('');
    expect(portfolio.query()).toBe('?sort=-duration');
  });

  test('a new order comes at once and stays, while the address follows', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const output = document.querySelector('main tbody') as HTMLElement;
      new MutationObserver(() => {
        const first = output.querySelector('tr a, tr span')?.textContent ?? '';
        if (seen.at(-1) !== first) seen.push(first);
      }).observe(output, { childList: true, subtree: true });
    });
    await portfolio.head('Sector').getByRole('button').click();
    const atOnce = await portfolio.rows.first().locator('a, span').first().textContent();
    await expect(page).toHaveURL(/sort=sector/);
    await portfolio.head('Project value').getByRole('button').click();
    await expect(page).not.toHaveURL(/sort/);
    const first = await portfolio.rows.first().locator('a, span').first().textContent();
    expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([
      atOnce,
      first,
    ]);
  });

  test('filtering moves neither the page nor the history, and asks for no data', async ({
    page,
  }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await portfolio.search.scrollIntoViewIfNeeded();
    await portfolio.search.focus();
    const before = await page.evaluate(() => ({ y: scrollY, steps: history.length }));
    const requests: string[] = [];
    // The shorter page shows pictures that it had put off: they are another matter.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await page.keyboard.type('crane');
    await expect(page.getByRole('status').filter({ hasText: 'contracts shown' })).toHaveText(
      /^\d of 40 contracts shown$/,
    );
    await expect(page).toHaveURL(/q=crane$/);
    expect(await page.evaluate(() => ({ y: scrollY, steps: history.length }))).toEqual(before);
    expect(requests).toEqual([]);
    await expect(portfolio.search).toBeFocused();
  });

  test('caption and chart follow the filter; nothing found is said', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await portfolio.sector.selectOption('Infrastructure');
    const caption = page.locator('main caption');
    await expect(caption).toHaveText(
      '2 completed contracts, SAR 18,960,540.50 in all. Median SAR 9,480,270.25 and 15 months.',
    );
    const marked = page.locator('main figure circle[class*=point]');
    await expect(marked).toHaveCount(2);
    await portfolio.search.fill('nothing like it');
    await expect(caption).toHaveText(/^No contract matches/);
    await expect(marked).toHaveCount(0);
  });

  test('words typed before React runs are not lost', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await page.route('**/*.js', async (route) => {
      await expect(portfolio.search).toHaveValue('reservoir');
      await route.continue();
    });
    await page.goto('/project', { waitUntil: 'commit' });
    await portfolio.search.fill('reservoir');
    await expect(portfolio.rows).toHaveCount(1);
    await expect(page).toHaveURL(/q=reservoir/);
  });

  test('the download holds what is shown, as UTF-8 with its mark', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?q=floating-roof');
    await expect(portfolio.rows).toHaveCount(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('miqdam-projects-portfolio.csv');
    const bytes = await readFile(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString().slice(1).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Client,Project,Sector,Value (SAR),Months,Handover,Scope');
    expect(lines[1]).toMatch(
      /^Mirqab Tank Storage,"Two floating-roof tanks of 30,000 m³",Oil & Gas,10842975.75,14,2024,/,
    );
  });

  test('at 390 px nothing scrolls sideways and the columns can still be sorted', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const portfolio = new Portfolio(page);
    await portfolio.open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await portfolio.head('Months').getByRole('button').click();
    await expect(portfolio.rows.first()).toContainText('Pump station at kilometre 148');
    await expect(portfolio.rows.first().locator('td').nth(1)).toBeInViewport({ ratio: 0 });
  });

  test('on paper the controls are gone and the rows stay', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await page.emulateMedia({ media: 'print' });
    await expect(portfolio.search).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print the list' })).toBeHidden();
    await expect(portfolio.rows).toHaveCount(40);
  });
});

test.describe('detail links', () => {
  test('§2.3 a link carries id, title, thumbnail and description', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await page.getByRole('link', { name: TANKS }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TANKS);
    expect(new URL(page.url()).pathname).toBe(TANKS_PATH);
    const state = await page.evaluate(() => Object.keys(history.state.usr));
    expect(state).toEqual(['id', 'title', 'thumbnail', 'description']);
  });

  test('§2.3 back in the history the table is as it was left', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?sector=Petrochemical');
    await expect(portfolio.rows).toHaveCount(7);
    await page.getByRole('link', { name: 'Compressor house for cracked gas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Compressor house/);
    await page.goBack();
    await expect(portfolio.rows).toHaveCount(7);
    await expect(portfolio.sector).toHaveValue('Petrochemical');
  });

  test('§2.3 a shared link, typed in another case, reloads too', async ({ page }) => {
    const response = await page.goto('/project/Crude-Unit-Turnaround');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(/\/project\/crude-unit-turnaround$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crude unit turnaround');
  });

  const UNKNOWN = [
    'Piping & supports',
    'Intake/outfall',
    'Repair at 100 % load',
    `"Ring" main, client's own`,
    'خزان المياه رقم ٣',
  ];

  for (const title of UNKNOWN) {
    test(`§2.3 navigation state alone shows the page of ${title}`, async ({ page, complaints }) => {
      complaints.expect(/404/);
      await new Portfolio(page).open();
      await goWithState(page, title, { title });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main p').filter({ hasText: 'Told by state.' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Send by e-mail' })).toBeHidden();
      await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[/"%]/g, '.')} `));
    });
  }

  test('§2.3 state that does not fit is not shown: the 404 page is', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await new Portfolio(page).open();
    await goWithState(page, 'Unknown works', { title: 'Unknown works', description: 7 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/^404/);
  });

  test('decision 0007 state is shown over the record of the same slug', async ({ page }) => {
    await new Portfolio(page).open();
    await goWithState(page, 'Crude unit turnaround', {});
    await expect(page.locator('main p').filter({ hasText: 'Told by state.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What made it hard' })).toBeVisible();
  });

  test('§2.3 an unknown slug, asked for by address, is the 404 page', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    const response = await page.goto('/project/no-such-project');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });

  test('decision 0007 a page shown by state alone survives a reload', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await new Portfolio(page).open();
    await goWithState(page, 'Works of last year', {});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Works of last year');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Works of last year');
  });
});

test.describe('a project', () => {
  test('§2.4 description split at 250 and to 900, challenge, list, facts and the date', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-03-09T10:00:00'));
    await page.goto('/project/crude-unit-turnaround');
    await hydrated(page);
    const paragraphs = page.locator('main h1 ~ p, main [class*=words] > p');
    const [first = '', second = ''] = await paragraphs.allInnerTexts();
    expect(first.length).toBeLessThanOrEqual(250);
    expect(first).toMatch(/\.$/);
    expect(first.length + second.length).toBeGreaterThan(600);
    expect(first.length + second.length).toBeLessThanOrEqual(900);
    await expect(page.locator('main li').filter({ hasText: 'blinds placed' })).toBeVisible();
    const facts = page.getByRole('complementary', { name: 'Facts' });
    await expect(facts).toContainText('Dhuha Refining');
    await expect(facts).toContainText('18,275,900.00');
    await expect(facts).toContainText('4 months');
    await expect(facts.locator('time')).toHaveText('9 March 2031');
    await expect(facts.locator('time')).toHaveAttribute('datetime', '2031-03-09');
  });

  test('§2.4 the share menu closes on a press beside it and on Escape', async ({ page }) => {
    await page.goto('/project/crude-unit-turnaround');
    await hydrated(page);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    const mail = page.getByRole('link', { name: 'Send by e-mail' });
    await share.click();
    await expect(mail).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(mail).toBeHidden();
    await share.focus();
    await page.keyboard.press('Enter');
    await expect(mail).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mail).toBeHidden();
    await expect(share).toBeFocused();
  });

  test('§2.4 the link is copied, and that is said', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${TANKS_PATH}?utm=mail`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(TANKS_PATH, page.url()).href);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('The link is copied.')).toHaveCount(0);
  });

  test('§2.4 where the device can share by itself, the menu offers it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.body.dataset.shared = data.url;
          return Promise.resolve();
        },
      });
    });
    await page.goto('/project/crude-unit-turnaround');
    await hydrated(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Share with' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', /crude-unit-turnaround$/);
  });
});

/** Goes to the page of a title as a link would, handing it state. */
async function goWithState(page: Page, title: string, change: Record<string, unknown>) {
  await page.evaluate(
    ({ title, change }) => {
      const slug = encodeURIComponent(title.trim().toLowerCase().replace(/\s+/g, '-'));
      const image = document.querySelector('main picture img')?.getAttribute('src');
      const files = [{ src: image, width: 800 }];
      const thumbnail = {
        alt: 'A model',
        width: 1600,
        height: 1200,
        colour: '#cccccc',
        focus: [0.5, 0.5],
        sources: { avif: files, webp: files },
      };
      const usr = { id: 999, title, thumbnail, description: 'Told by state.', ...change };
      const idx = (history.state?.idx ?? 0) + 1;
      history.pushState({ usr, key: 'tested', idx }, '', `/project/${slug}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { title, change },
  );
}

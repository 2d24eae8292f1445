// The contact page: cards, map, opening hours, phones and paper (spec §2.4, §3). Its form: contact-form.spec.ts.
import { readCompany } from '#app/content/company.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { fileNeeds } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const { cards, cardLabels, map, form, next } = readContact();
fileNeeds(cards[1], 'second contact card');
const [card, otherCard] = cards as [Card, Card];
type Card = (typeof cards)[number];
const mapHost = new URL(map.embed).host;

test('§2.4 §3 a card has its facts, and its link chooses the recipient', async ({ page }) => {
  const recipient = page.getByRole('combobox', { name: 'To' });
  const name = page.locator('main form [name=user_name]');
  await page.goto(`/contact?to=${otherCard.id}`);
  await hydrated(page);
  await expect(recipient).toHaveValue(otherCard.title);
  const { attention, contact: number, email: address, write } = cardLabels;
  for (const { id, title, contact, email } of cards) {
    const facts = page.locator(`#card-${id}`);
    await expect(facts.getByRole('term')).toHaveText([attention, number, address]);
    await expect(facts.getByRole('definition')).toHaveText([title, contact.label, email]);
    await expect(facts.locator(`a[href="${contact.href}"]`)).toBeVisible();
    await expect(facts.locator(`a[href="mailto:${email}"]`)).toBeVisible();
  }

  await name.fill('Typed before');
  const link = page.getByRole('link', { name: `${write} (${card.title})` });
  for (const _ of ['first', 'again']) {
    await link.click();
    await expect(page).toHaveURL(`/contact?to=${card.id}#write`);
    await expect(recipient).toHaveValue(card.title);
    await expect(page.locator('main form')).toBeInViewport();
    await recipient.selectOption('');
  }
  await page.locator('main form').getByRole('link').click();
  await expect(page).toHaveURL('/data-protection');
  await page.goBack();
  await hydrated(page);
  await expect(recipient).toHaveValue('');
  await expect(name).toHaveValue('Typed before');

  const release = await holdScripts(page, `/contact?to=${card.id}`);
  await recipient.selectOption(otherCard.title);
  await release();
  await hydrated(page);
  await expect(recipient).toHaveValue(otherCard.title);
});

test('§2.4 the map is requested once it is in view, and replaced by a message if blocked', async ({
  page,
  outsideRequests,
}) => {
  const section = page.locator('#map');
  const address = section.locator('address');
  const failed = section.getByText('The map could not be loaded.');
  const isMap = ({ host }: URL) => host === mapHost;
  await page.route(isMap, (route) => route.abort('blockedbyclient'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(outsideRequests).toEqual([]);
  await expect(section.getByRole('link', { name: 'full map' })).toHaveAttribute('href', map.link);
  const blocked = page.waitForEvent('requestfailed');
  await address.scrollIntoViewIfNeeded();
  await expect(address.locator('> *')).toHaveText(map.address);
  await blocked;
  await expect(failed).toBeVisible();
  const marker = section.locator('svg').first().locator('path').last();
  const [notice, site] = await Promise.all([failed.boundingBox(), marker.boundingBox()]);
  expect((notice?.y ?? Infinity) + (notice?.height ?? 0)).toBeLessThanOrEqual(site?.y ?? 0);
  expect([...new Set(outsideRequests.map((url) => new URL(url).host))]).toEqual([mapHost]);

  await page.unrouteAll();
  await page.route(isMap, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Streets and houses</p>' }),
  );
  await page.reload();
  await hydrated(page);
  await address.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.frames().at(-1)?.locator('body').textContent())
    .toBe('Streets and houses');
  await expect(failed).toBeHidden();
});

test('the page says by the clock of the office whether it is open', async ({ page }) => {
  const { opening } = readCompany();
  if (!opening) return test.skip(true, 'the content has no opening hours');
  const { open, opens, ramadan, holidays } = map.hours;
  const state = page.locator('#map p[data-needs-js]');
  // A Monday morning at the office, and a Friday.
  await page.clock.setFixedTime(new Date('2026-11-30T10:00+03:00'));
  await page.goto('/contact#map');
  await expect(state).toHaveText(fill(open, { time: opening.ordinary.to }));
  if (opening.ramadan) {
    await expect(page.getByText(fill(ramadan, opening.ramadan))).toBeVisible();
  }
  for (const { name } of opening.closed) {
    await expect(page.getByText(holidays.split('{')[0] ?? '')).toContainText(name);
  }
  await page.clock.setFixedTime(new Date('2026-12-04T10:00+03:00'));
  await page.reload();
  await expect(state).toContainText(opens.split('{')[0] ?? '');
});

test('phones show a number first and fold later desks, which paper has', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const { phone, email } = readCompany();
  for (const href of [phone.href, `mailto:${email}`, '#map']) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeInViewport({ ratio: 1 });
  }
  const desks = cards.map(({ id }) => page.locator(`#card-${id}`));
  for (const [index, desk] of desks.entries()) {
    await expect(desk).toBeVisible({ visible: index < 3 });
  }
  await page.emulateMedia({ media: 'print' });
  for (const desk of desks) await expect(desk).toBeVisible();
  await expect(page.getByRole('link', { name: cardLabels.write })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: form.title })).toBeHidden();
  await expect(page.getByRole('heading', { name: next.title })).toBeVisible();
  await page.emulateMedia({ media: null });
  const last = `card-${cards.at(-1)?.id}`;
  await page.goto(`/contact#${last}`);
  await expect(page.locator(`#${last}`)).toBeInViewport();
});

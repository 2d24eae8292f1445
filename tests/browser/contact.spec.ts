// The contact page: spec §2.4, §3, §5, §7, §8; use before hydration and without JavaScript: decision 0002.
import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { readCompany } from '#app/content/company.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { expect, FAILED, hydrated, SENT, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { scriptsExporting } from '../pages.ts';

const { cards, cardLabels, map, form, next } = readContact();
const [card, otherCard] = cards;
if (!card || !otherCard) throw new Error('The contact page needs two cards');
const mapHost = new URL(map.embed).host;

class ContactPage {
  readonly page: Page;
  readonly form: Locator;
  readonly send: Locator;
  readonly toasts: Locator;
  readonly recipient: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator('main form');
    this.send = this.form.getByRole('button', { name: 'Send Message' });
    this.recipient = this.form.getByRole('combobox', { name: 'To' });
    this.toasts = page.getByRole('region', { name: 'Notices' });
  }

  async open() {
    await this.page.goto('/contact');
    await hydrated(this.page);
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  async fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  values() {
    const names = ['user_name', 'user_email', 'user_phone', 'user_subject', 'message'];
    return Promise.all(names.map((name) => this.field(name).inputValue()));
  }
}

const MESSAGE = {
  user_name: 'عبد الله القحطاني',
  user_email: 'bids@client.example',
  user_phone: '+966 13 000 0099',
  user_subject: 'Tank farm 🏗 package 7',
  message: `${'Hydrotest of forty loops. '.repeat(192)}End 🏁`,
};

test('§2.4 §3 §8 a card links to the form with its recipient, whom the mail names', async ({
  page,
  mailbox,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  const { attention, contact: number, email: address, write } = cardLabels;
  for (const { id, title, contact, email } of cards) {
    const facts = page.locator(`#card-${id}`);
    await expect(facts.getByRole('term')).toHaveText([attention, number, address]);
    await expect(facts.getByRole('definition')).toHaveText([title, contact.label, email]);
    await expect(facts.locator(`a[href="${contact.href}"]`)).toBeVisible();
    await expect(facts.locator(`a[href="mailto:${email}"]`)).toBeVisible();
  }

  const inputs = contact.form.getByRole('textbox');
  expect(await inputs.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual(
    Object.keys(MESSAGE),
  );
  await expect(contact.field('user_email')).toHaveAttribute('type', 'email');
  await expect(contact.field('user_phone')).toHaveAttribute('type', 'tel');

  await expect(contact.recipient).toHaveValue('');
  await contact.fill(MESSAGE);
  const link = page.getByRole('link', { name: `${write} (${card.title})` });
  await link.click();
  await expect(page).toHaveURL(`/contact?to=${card.id}#write`);
  await expect(contact.recipient).toHaveValue(card.title);
  await expect(contact.form).toBeInViewport();
  await contact.recipient.selectOption(otherCard.title);
  await link.click();
  await expect(contact.recipient).toHaveValue(card.title);

  await contact.send.click();
  await expect(contact.toasts.getByText(SENT)).toBeVisible();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await contact.values()).toEqual(['', '', '', '', '']);
  await expect(contact.recipient).toHaveValue(card.title);
  const { subject, text, replyTo } = await mailbox.receive(MESSAGE.user_subject);
  expect(subject).toContain(card.title);
  for (const value of Object.values(MESSAGE)) expect(text).toContain(value.slice(0, 900));
  expect(text).toContain('End 🏁');
  expect(replyTo?.text).toContain(MESSAGE.user_email);
});

test('§2.4 the URL preselects a recipient; another choice persists, as does input before hydration', async ({
  page,
  mailbox,
}) => {
  const contact = new ContactPage(page);
  const release = await holdScripts(page, `/contact?to=${card.id}`);
  await contact.recipient.selectOption(otherCard.title);
  await contact.fill({ user_name: 'Early Visitor', message: 'Typed before any script' });
  await release();
  await hydrated(page);
  await expect(contact.recipient).toHaveValue(otherCard.title);
  await expect(contact.field('user_name')).toHaveValue('Early Visitor');
  await contact.field('user_subject').pressSequentially('Early subject');
  await contact.send.click();
  await expect(contact.toasts.getByText(SENT)).toBeVisible();
  expect((await mailbox.receive('Early subject')).text).toContain('Typed before any script');

  await page.goto(`/contact?to=${card.id}`);
  await hydrated(page);
  await expect(contact.recipient).toHaveValue(card.title);
  for (const choice of [otherCard.title, '']) {
    await contact.recipient.selectOption(choice);
    await contact.form.getByRole('link').click();
    await expect(page).toHaveURL('/data-protection');
    await page.goBack();
    await expect(contact.recipient).toHaveValue(choice);
  }
  await page.goto('/contact?to=0');
  await hydrated(page);
  await expect(contact.recipient).toHaveValue('');
});

test('§5 §7 errors are shown beside their fields; any field is enough, and each is sent once', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  const email = contact.field('user_email');
  const error = contact.form.getByText('Your Email is not valid! Provide valid email');
  await contact.open();
  const bodies: (Buffer | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataBuffer());
  });

  await test.step('an error shows on blur, follows changes and gets the focus on submit', async () => {
    await email.pressSequentially('nobody');
    await expect(error).toBeHidden();
    await email.press('Tab');
    await expect(error).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/Your Email is not valid/);
    await contact.send.click();
    await expect(email).toBeFocused();
    await email.pressSequentially('@client.example');
    await expect(error).toBeHidden();
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a blank form is not sent', async () => {
    await contact.fill({ user_name: '  ', user_email: '' });
    await contact.send.click();
    await expect(contact.form.getByText('Please fill in at least one field.')).toBeVisible();
    expect(bodies).toEqual([]);
    await contact.fill({ user_phone: '+966 13 000 0098' });
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
    expect(bodies).toHaveLength(1);
    const body = `${bodies.pop()}`;
    expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      ...Object.keys(MESSAGE),
      'lib_version',
      'service_id',
      'template_id',
      'user_id',
    ]);
    expect(body).toContain('4.3.3');
  });

  await test.step('a text that is too long stays, with the limit beside it', async () => {
    await contact.open();
    const message = contact.field('message');
    await message.fill('m'.repeat(25_000));
    await expect(message).toHaveValue('m'.repeat(25_000));
    const over = 'Characters over the limit of 20,000: 5,000';
    await expect(contact.form.getByText(over).first()).toBeVisible();
    await expect(contact.form.locator('[aria-live]', { hasText: over })).toBeAttached();
    await contact.send.click();
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(
      'Message is too long: at most 20,000 characters can be sent',
    );
    await expect(message).toHaveValue('m'.repeat(25_000));
    expect(bodies).toEqual([]);
    await message.fill('m'.repeat(19_999));
    await expect(contact.form.getByText('Characters left: 1 of 20,000').first()).toBeVisible();
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
    await expect(contact.form.getByText(/^Characters/)).toHaveCount(0);
  });
});

test('§5 an address with an international domain is accepted as typed; digits of another script arrive in ASCII', async ({
  page,
  mailbox,
}) => {
  const contact = new ContactPage(page);
  const email = contact.field('user_email');
  await contact.open();
  // Chromium converts what is typed into a field for e-mail; Firefox does not.
  await email.evaluate((input: HTMLInputElement) => {
    input.type = 'text';
  });
  const user_email = 'info@شركة.السعودية';
  await contact.fill({ user_email, user_phone: '٠١٣ ٠٠٠ ٠٠٩٧', user_subject: 'International' });
  await expect(email).toHaveValue(user_email);
  await contact.send.click();
  await expect(contact.toasts.getByText(SENT)).toBeVisible();
  const { text, replyTo } = await mailbox.receive('International');
  expect(replyTo?.text).toContain(user_email);
  expect(text).toContain('013 000 0097');
});

test('§8 failure: the toast, its text beside the button, all input kept', async ({
  page,
  context,
  complaints,
}) => {
  for (const cause of [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/, /429/]) {
    complaints.expect(cause);
  }
  const contact = new ContactPage(page);
  const expectKept = async () => {
    await contact.fill(MESSAGE);
    await contact.send.click();
    await expect(contact.form.getByText(FAILED)).toBeVisible();
    expect(await contact.values()).toEqual(Object.values(MESSAGE));
  };

  // First, while the form's scripts are not cached.
  await contact.open();
  await context.setOffline(true);
  await expectKept();
  await context.setOffline(false);

  for (const fail of [
    (route: Route) => route.abort('connectionrefused'),
    (route: Route) =>
      route.fulfill({ status: 429, body: 'Too Many', headers: { 'retry-after': '45' } }),
  ]) {
    await page.route('**/api/**', fail);
    await contact.open();
    await expectKept();
    await expect(contact.toasts.getByText(FAILED)).toBeVisible();
  }
  await expect(contact.form.getByText('Please try again in 45 seconds.')).toBeVisible();
});

test('§5 §8 a refusal by the desk stands beside its field until that changes, and all input is kept', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  complaints.expect(/422/);
  // Without the schema only the desk validates.
  for (const path of scriptsExporting('contactSchema')) {
    await page.route(path, (route) => route.abort());
  }
  const contact = new ContactPage(page);
  const email = contact.field('user_email');
  const wrong = { ...MESSAGE, user_email: 'nobody@client', user_subject: 's'.repeat(201) };
  await contact.open();
  await contact.fill(wrong);
  await contact.send.click();
  await expect(contact.toasts.getByText(FAILED)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Your Email is not valid! Provide valid email');
  await expect(contact.field('user_subject')).toHaveAccessibleDescription(
    'Subject is too long: at most 200 characters can be sent',
  );
  expect(await contact.values()).toEqual(Object.values(wrong));

  await email.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(MESSAGE.user_email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await contact.fill({ user_subject: 'Corrected' });
  await contact.send.click();
  await expect(contact.toasts.getByText(SENT)).toBeVisible();
});

test('§8 a message whose answer was lost is delivered once, however often it is sent', async ({
  page,
  mailbox,
  mailServer,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  const contact = new ContactPage(page);
  await contact.open();
  await page.route('**/api/**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await contact.fill({ user_subject: 'Answer lost', message: randomUUID() });
  await contact.send.click();
  await expect(contact.form.getByText(FAILED)).toBeVisible();
  await page.unrouteAll();
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await mailbox.receive('Answer lost');
  // Mails are sent in the order of messages.
  await expect(async () => {
    await contact.fill({ user_subject: 'After the lost answer' });
    await contact.send.click();
    await expect(contact.field('user_subject')).toHaveValue('', { timeout: 5_000 });
  }).toPass();
  await mailbox.receive('After the lost answer');
  const subjects = mailServer.mails.map(({ subject }) => subject ?? '');
  expect(subjects.filter((subject) => subject.includes('Answer lost'))).toHaveLength(1);
});

test('§2.4 the map is requested once it is in view, and replaced by a message if blocked', async ({
  page,
  outsideRequests,
}) => {
  const section = page.locator('#map');
  const address = section.locator('address');
  const failed = section.getByText('The map could not be loaded.');
  const link = section.getByRole('link', { name: 'Open the full map' });
  const blocked = Promise.withResolvers<void>();
  const isMap = ({ host }: URL) => host === mapHost;
  await page.route(isMap, async (route) => {
    await route.abort('blockedbyclient');
    blocked.resolve();
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(outsideRequests).toEqual([]);
  await expect(section.locator('object')).toHaveCount(0);
  await expect(link).toHaveAttribute('href', map.link);
  await page.setViewportSize({ width: 850, height: 900 });
  await address.scrollIntoViewIfNeeded();
  await expect(section.locator('object')).toHaveAttribute('aria-label', /Map/);
  await expect(address.locator('> *')).toHaveText(map.address);
  await blocked.promise;
  await expect(failed).toBeVisible();
  expect((await section.locator('object').boundingBox())?.height).toBeLessThan(500);
  await page.setViewportSize({ width: 390, height: 844 });
  const marker = section.locator('svg').first().locator('path').last();
  const [notice, site] = await Promise.all([failed.boundingBox(), marker.boundingBox()]);
  if (!notice || !site) throw new Error('The notice or the marker is not shown');
  expect(notice.y + notice.height, 'above the marker').toBeLessThanOrEqual(site.y);
  await expect(link).toBeVisible();
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
  if (!opening) throw new Error('content/company.yaml needs opening hours');
  const { open, opens, ramadan, holidays } = map.hours;
  const state = page.locator('#map p[data-needs-js]');
  const at = async (time: string) => {
    await page.clock.setFixedTime(new Date(time));
    // An address that differs in its section only would not be loaded again.
    await page.goto('about:blank');
    await page.goto('/contact#map');
  };
  // A Monday, at the office and not where the visitor is.
  await at('2026-11-30T10:00+03:00');
  await expect(state).toHaveText(fill(open, { time: opening.ordinary.to }));
  await at('2026-12-04T10:00+03:00');
  await expect(state).toContainText(opens.split('{')[0] ?? '');
  if (opening.ramadan) {
    await expect(page.getByText(fill(ramadan, opening.ramadan))).toBeVisible();
    await at('2027-02-15T10:00+03:00');
    await expect(state).toHaveText(fill(open, { time: opening.ramadan.to }));
  }
  for (const { name } of opening.closed) {
    await expect(page.getByText(holidays.split('{')[0] ?? '')).toContainText(name);
  }
});

test('phones have a number on the first screen, and fold later desks; their addresses and paper show them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrated(page);
  const { phone, email } = readCompany();
  for (const href of [phone.href, `mailto:${email}`, '#map']) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeInViewport({ ratio: 1 });
  }
  const desks = cards.map(({ id }) => page.locator(`#card-${id}`));
  for (const [index, desk] of desks.entries())
    await expect(desk).toBeVisible({ visible: index < 3 });
  const last = `card-${cards.at(-1)?.id}`;
  await page.goto(`/contact#${last}`);
  await expect(page.locator(`#${last}`)).toBeInViewport();
  await page.goto('/careers');
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  for (const desk of desks) {
    await expect(desk).toBeVisible();
    await expect(desk).toHaveCSS('box-shadow', 'none');
  }
  await expect(page.getByRole('link', { name: cardLabels.write })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: form.title })).toBeHidden();
  await expect(page.getByText(form.intro)).toBeHidden();
  await expect(page.getByRole('heading', { name: next.title })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a press unfolds the later desks of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    const last = page.locator(`#card-${cards.at(-1)?.id}`);
    await expect(last).toBeHidden();
    await page.locator('main [data-fold]', { has: last }).locator('> summary').click();
    await expect(last).toBeVisible();
  });

  test('a text that is too long comes back complete; the corrected message arrives', async ({
    page,
    mailbox,
    complaints,
  }) => {
    complaints.expect(/422/);
    const contact = new ContactPage(page);
    await page.goto('/contact');
    await contact.recipient.selectOption(card.title);
    const tooLong = { user_subject: 's'.repeat(201), message: 'm'.repeat(20_001) };
    await contact.fill({ ...MESSAGE, ...tooLong });
    await contact.send.click();
    await expect(page.getByRole('alert')).toContainText(
      'Message is too long: at most 20,000 characters can be sent',
    );
    await expect(page.getByLabel('To')).toHaveValue(card.title);
    await expect(page.getByLabel('Subject')).toHaveValue(tooLong.user_subject);
    await expect(page.getByLabel('Message')).toHaveValue(tooLong.message);

    await page.getByLabel('Subject').fill('Without script');
    await page.getByLabel('Message').fill(MESSAGE.message);
    await contact.send.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENT);
    const { subject, text } = await mailbox.receive('Without script');
    expect(subject).toContain(card.title);
    expect(subject).toContain('Without script');
    expect(text).toContain(MESSAGE.user_name);
  });
});

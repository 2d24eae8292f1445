// The contact page: spec §2.4, §3, §5, §7, §8; what holds without script and before hydration: decision 0002.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const SENT = 'Congratulations! You Have Submitted Successfully.';
const FAILED = "Something went wrong! Your message didn't sent.";

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

test.describe('contact', () => {
  test('§3 the form has exactly the payload fields', async ({ page }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact');
    const fields = contact.form.getByRole('textbox');
    expect(await fields.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual(
      Object.keys(MESSAGE),
    );
    await expect(contact.field('user_email')).toHaveAttribute('type', 'email');
    await expect(contact.field('user_phone')).toHaveAttribute('type', 'tel');
  });

  test('§8 success: the toast, the same words beside the button, an empty form', async ({
    page,
    mailbox,
  }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill(MESSAGE);
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
    await expect(contact.form.getByText(SENT)).toBeVisible();
    expect(await contact.values()).toEqual(['', '', '', '', '']);
    const { text, replyTo } = await mailbox.receive(MESSAGE.user_subject);
    for (const value of Object.values(MESSAGE)) expect(text).toContain(value.slice(0, 900));
    expect(text).toContain('End 🏁');
    expect(replyTo?.text).toContain(MESSAGE.user_email);
  });

  test('§7 each field is sent once, by the official library', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill({ message: 'Sent once' });
    const sent = page.waitForRequest('**/api/v1.0/email/send-form');
    await contact.send.click();
    const body = (await sent).postDataBuffer()?.toString() ?? '';
    const names = [...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...Object.keys(MESSAGE),
      'lib_version',
      'service_id',
      'template_id',
      'user_id',
    ]);
    expect(body).toContain('4.3.3');
  });

  test('§8 failure: the toast, the same words beside the button, every word kept', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ERR_CONNECTION_REFUSED/);
    const contact = new ContactPage(page);
    await contact.open();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await contact.fill(MESSAGE);
    await contact.send.click();
    await expect(contact.toasts.getByText(FAILED)).toBeVisible();
    await expect(contact.form.getByText(FAILED)).toBeVisible();
    expect(await contact.values()).toEqual(Object.values(MESSAGE));
  });

  test('§8 failure from the first touch on: no script comes any more, and no word is lost', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    const contact = new ContactPage(page);
    await contact.open();
    await context.setOffline(true);
    await contact.fill(MESSAGE);
    await contact.send.click();
    await expect(contact.form.getByText(FAILED)).toBeVisible();
    expect(await contact.values()).toEqual(Object.values(MESSAGE));
  });

  test('§8 a refusal by the desk is a failure too', async ({ page, complaints }) => {
    complaints.expect(/429/);
    const contact = new ContactPage(page);
    await contact.open();
    await page.route('**/api/**', (route) => route.fulfill({ status: 429, body: 'Too Many' }));
    await contact.fill({ message: 'Kept' });
    await contact.send.click();
    await expect(contact.toasts.getByText(FAILED)).toBeVisible();
    await expect(contact.field('message')).toHaveValue('Kept');
  });

  test('§5 no field is required, but a form of blanks is not sent', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    await contact.fill({ user_name: '  ' });
    await contact.send.click();
    await expect(contact.form.getByText('Please fill in at least one field.')).toBeVisible();
    expect(requests).not.toContain('POST');
    await contact.fill({ user_phone: '+966 13 000 0098' });
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
  });

  test('§5 an error shows after touch, follows each change, and takes the focus on sending', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    const email = contact.field('user_email');
    const error = contact.form.getByText('Your Email is not valid! Provide valid email');
    await contact.open();
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

  test('a text that is too long is kept, not sent, and the limit is shown', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url());
    });
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
    expect(posted).toEqual([]);
    await message.fill('m'.repeat(19_999));
    await expect(contact.form.getByText('Characters left: 1 of 20,000').first()).toBeVisible();
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
    await expect(contact.form.getByText(/^Characters/)).toHaveCount(0);
  });

  test('what was typed before hydration survives it and is sent', async ({ page, mailbox }) => {
    const contact = new ContactPage(page);
    const release = await holdScripts(page);
    await page.goto('/contact');
    await contact.fill({ user_name: 'Early Visitor', message: 'Typed before any script' });
    await release();
    await hydrated(page);
    await expect(contact.field('user_name')).toHaveValue('Early Visitor');
    await contact.field('user_subject').pressSequentially('Early subject');
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
    expect((await mailbox.receive('Early subject')).text).toContain('Typed before any script');
  });

  test('§2.4 the map is asked for only when its place is seen', async ({
    page,
    outsideRequests,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(outsideRequests).toEqual([]);
    await expect(page.locator('#map object')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open the full map' })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await page.locator('#map address').scrollIntoViewIfNeeded();
    await expect(page.locator('#map object')).toHaveAttribute('aria-label', /Map/);
    await expect(page.locator('#map address')).toContainText('35518');
    const hosts = () => [...new Set(outsideRequests.map((url) => new URL(url).host))];
    await expect.poll(hosts).toEqual(['www.openstreetmap.org']);
  });

  test('§2.4 the map is framed where it comes; where it is blocked, its place says so', async ({
    page,
  }) => {
    const map = page.locator('#map');
    const failed = map.getByText('The map could not be loaded.');
    const blocked = Promise.withResolvers<void>();
    await page.route(/openstreetmap/, async (route) => {
      await route.abort('blockedbyclient');
      blocked.resolve();
    });
    await page.setViewportSize({ width: 850, height: 900 });
    await page.goto('/contact');
    await hydrated(page);
    await map.locator('address').scrollIntoViewIfNeeded();
    await blocked.promise;
    await expect(failed).toBeVisible();
    expect((await map.locator('object').boundingBox())?.height).toBeLessThan(500);
    await expect(map.getByRole('link', { name: 'Open the full map' })).toBeVisible();

    await page.unrouteAll();
    await page.route(/openstreetmap/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Streets and houses</p>' }),
    );
    await page.reload();
    await hydrated(page);
    await map.locator('address').scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.frames().at(-1)?.locator('body').textContent())
      .toBe('Streets and houses');
    await expect(failed).toBeHidden();
  });

  test('§2.4 cards 1, 4, 5 and 6 tell who to write to: attention, contact number and e-mail', async ({
    page,
  }) => {
    await page.goto('/contact');
    const desks = {
      1: 'Sales desk',
      4: 'Supplier registration',
      5: 'Procurement',
      6: 'Company address',
    };
    for (const [id, desk] of Object.entries(desks)) {
      const card = page.locator(`#card-${id}`);
      await expect(card.getByRole('term')).toHaveText(['Attention', 'Contact number', 'E-mail']);
      await expect(card.getByRole('definition').first()).toHaveText(desk);
      await expect(card.locator('a[href^="tel:+966"]')).toBeVisible();
      await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
    }
  });

  test('§2.4 a card leads to the form, addressed to its desk; the mail names the desk', async ({
    page,
    mailbox,
  }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await expect(contact.recipient).toHaveValue('');
    const link = page.getByRole('link', { name: 'Send a message (Procurement)' });
    await link.click();
    await expect(page).toHaveURL('/contact?to=5#write');
    await expect(contact.recipient).toHaveValue('Procurement');
    await expect(contact.form).toBeInViewport();
    await contact.recipient.selectOption('Sales desk');
    await link.click();
    await expect(contact.recipient).toHaveValue('Procurement');
    await contact.fill({ message: 'Delivery at gate 2' });
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
    await expect(contact.recipient).toHaveValue('Procurement');
    const { subject } = await mailbox.receive('Delivery at gate 2');
    expect(subject).toBe('Website, Procurement: message from a visitor');
  });

  test('§2.4 the desk that an address names is chosen; another choice lasts', async ({ page }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact?to=5');
    await expect(contact.recipient).toHaveValue('Procurement');
    for (const choice of ['Sales desk', '']) {
      await contact.recipient.selectOption(choice);
      await contact.form.getByRole('link').click();
      await expect(page).toHaveURL('/data-protection');
      await page.goBack();
      await expect(contact.recipient).toHaveValue(choice);
    }
    await page.goto('/contact?to=55');
    await hydrated(page);
    await expect(contact.recipient).toHaveValue('');
  });

  test('§2.4 a desk chosen before hydration stays, also where the address names another', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    const release = await holdScripts(page);
    await page.goto('/contact?to=5');
    await contact.recipient.selectOption('Sales desk');
    await release();
    await hydrated(page);
    await expect(contact.recipient).toHaveValue('Sales desk');
  });
});

test.describe('contact without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form arrives and the visitor lands on the thank-you page', async ({
    page,
    mailbox,
  }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact');
    await contact.recipient.selectOption('Supplier registration');
    await contact.fill({ ...MESSAGE, user_subject: 'Without script' });
    await contact.send.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENT);
    const { subject, text } = await mailbox.receive('Without script');
    expect(subject).toBe('Website, Supplier registration: Without script');
    expect(text).toContain(MESSAGE.user_name);
  });

  test('a text that is too long comes back whole, with the limit', async ({ page, complaints }) => {
    complaints.expect(/422/);
    const contact = new ContactPage(page);
    await page.goto('/contact');
    await contact.recipient.selectOption('Procurement');
    await contact.fill({ user_subject: 's'.repeat(201), message: 'm'.repeat(20_001) });
    await contact.send.click();
    await expect(page.getByRole('alert')).toContainText(
      'Message is too long: at most 20,000 characters can be sent',
    );
    await expect(page.getByLabel('To')).toHaveValue('Procurement');
    await expect(page.getByLabel('Subject')).toHaveValue('s'.repeat(201));
    await expect(page.getByLabel('Message')).toHaveValue('m'.repeat(20_001));
  });
});

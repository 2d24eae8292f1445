// The contact page: spec §2.4, §3, §5, §7, §8; use before hydration and without JavaScript: decision 0002.
import type { Locator, Page } from '@playwright/test';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const SENT = 'Congratulations! You Have Submitted Successfully.';
const FAILED = "Something went wrong! Your message didn't sent.";

const { cards, cardLabels, map } = readContact();
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

test.describe('contact', () => {
  test('§3 the form has exactly the payload fields', async ({ page }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact');
    const inputs = contact.form.getByRole('textbox');
    expect(await inputs.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual(
      Object.keys(MESSAGE),
    );
    await expect(contact.field('user_email')).toHaveAttribute('type', 'email');
    await expect(contact.field('user_phone')).toHaveAttribute('type', 'tel');
  });

  test('§8 success: the toast, its text beside the button, an empty form', async ({
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

  test('§8 failure: the toast, its text beside the button, all input kept', async ({
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

  test('§8 failure before the form has loaded its scripts: all input kept', async ({
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

  test('§8 a rejection by the desk is a failure', async ({ page, complaints }) => {
    complaints.expect(/429/);
    const contact = new ContactPage(page);
    await contact.open();
    await page.route('**/api/**', (route) => route.fulfill({ status: 429, body: 'Too Many' }));
    await contact.fill({ message: 'Kept' });
    await contact.send.click();
    await expect(contact.toasts.getByText(FAILED)).toBeVisible();
    await expect(contact.field('message')).toHaveValue('Kept');
  });

  test('§5 no field is required, but a blank form is not sent', async ({ page }) => {
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

  test('§5 an error shows on blur, follows changes and gets the focus on submit', async ({
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

  test('a text that is too long is not sent; it stays, with the limit beside it', async ({
    page,
  }) => {
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

  test('text typed before hydration survives it and is sent', async ({ page, mailbox }) => {
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

  test('§2.4 the map is requested only once it is in view', async ({ page, outsideRequests }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(outsideRequests).toEqual([]);
    await expect(page.locator('#map object')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open the full map' })).toHaveAttribute(
      'href',
      map.link,
    );
    await page.locator('#map address').scrollIntoViewIfNeeded();
    await expect(page.locator('#map object')).toHaveAttribute('aria-label', /Map/);
    await expect(page.locator('#map address > *')).toHaveText(map.address);
    const hosts = () => [...new Set(outsideRequests.map((url) => new URL(url).host))];
    await expect.poll(hosts).toEqual([mapHost]);
  });

  test('§2.4 the map is shown in its frame, or a message if it is blocked', async ({ page }) => {
    const section = page.locator('#map');
    const failed = section.getByText('The map could not be loaded.');
    const blocked = Promise.withResolvers<void>();
    const isMap = ({ host }: URL) => host === mapHost;
    await page.route(isMap, async (route) => {
      await route.abort('blockedbyclient');
      blocked.resolve();
    });
    await page.setViewportSize({ width: 850, height: 900 });
    await page.goto('/contact');
    await hydrated(page);
    await section.locator('address').scrollIntoViewIfNeeded();
    await blocked.promise;
    await expect(failed).toBeVisible();
    expect((await section.locator('object').boundingBox())?.height).toBeLessThan(500);
    await expect(section.getByRole('link', { name: 'Open the full map' })).toBeVisible();

    await page.unrouteAll();
    await page.route(isMap, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Streets and houses</p>' }),
    );
    await page.reload();
    await hydrated(page);
    await section.locator('address').scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.frames().at(-1)?.locator('body').textContent())
      .toBe('Streets and houses');
    await expect(failed).toBeHidden();
  });

  test('§2.4 each card has attention, contact number and e-mail', async ({ page }) => {
    await page.goto('/contact');
    const { attention, contact: number, email: address } = cardLabels;
    for (const { id, title, contact, email } of cards) {
      const facts = page.locator(`#card-${id}`);
      await expect(facts.getByRole('term')).toHaveText([attention, number, address]);
      await expect(facts.getByRole('definition')).toHaveText([title, contact.label, email]);
      await expect(facts.locator(`a[href="${contact.href}"]`)).toBeVisible();
      await expect(facts.locator(`a[href="mailto:${email}"]`)).toBeVisible();
    }
  });

  test('§2.4 a card links to the form with its recipient, whom the mail names', async ({
    page,
    mailbox,
  }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await expect(contact.recipient).toHaveValue('');
    const link = page.getByRole('link', { name: `${cardLabels.write} (${card.title})` });
    await link.click();
    await expect(page).toHaveURL(`/contact?to=${card.id}#write`);
    await expect(contact.recipient).toHaveValue(card.title);
    await expect(contact.form).toBeInViewport();
    await contact.recipient.selectOption(otherCard.title);
    await link.click();
    await expect(contact.recipient).toHaveValue(card.title);
    await contact.fill({ message: 'Delivery at gate 2' });
    await contact.send.click();
    await expect(contact.toasts.getByText(SENT)).toBeVisible();
    await expect(contact.recipient).toHaveValue(card.title);
    const { subject } = await mailbox.receive('Delivery at gate 2');
    expect(subject).toContain(card.title);
  });

  test('§2.4 the URL preselects a recipient; another choice lasts', async ({ page }) => {
    const contact = new ContactPage(page);
    await page.goto(`/contact?to=${card.id}`);
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

  test('§2.4 a recipient chosen before hydration stays, whatever the URL says', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    const release = await holdScripts(page);
    await page.goto(`/contact?to=${card.id}`);
    await contact.recipient.selectOption(otherCard.title);
    await release();
    await hydrated(page);
    await expect(contact.recipient).toHaveValue(otherCard.title);
  });
});

test.describe('contact without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the message arrives, and the thank-you page is shown', async ({ page, mailbox }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact');
    await contact.recipient.selectOption(card.title);
    await contact.fill({ ...MESSAGE, user_subject: 'Without script' });
    await contact.send.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENT);
    const { subject, text } = await mailbox.receive('Without script');
    expect(subject).toContain(card.title);
    expect(subject).toContain('Without script');
    expect(text).toContain(MESSAGE.user_name);
  });

  test('a text that is too long comes back complete, with the limit', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/422/);
    const contact = new ContactPage(page);
    await page.goto('/contact');
    await contact.recipient.selectOption(card.title);
    await contact.fill({ user_subject: 's'.repeat(201), message: 'm'.repeat(20_001) });
    await contact.send.click();
    await expect(page.getByRole('alert')).toContainText(
      'Message is too long: at most 20,000 characters can be sent',
    );
    await expect(page.getByLabel('To')).toHaveValue(card.title);
    await expect(page.getByLabel('Subject')).toHaveValue('s'.repeat(201));
    await expect(page.getByLabel('Message')).toHaveValue('m'.repeat(20_001));
  });
});

// Interactions in engines other than Chromium's: spec §2.1, §4, §8. Sections, filters, sorting and fields are those of
// the way back through 11 pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { goBackThroughPages, type Visitor } from '../back-through-pages.ts';
import { APPLICANT, pdf } from '../page-objects/careers.ts';
import { pages } from '../pages.ts';
import { expect, test } from './fixtures.ts';
import type { EnginePage } from './page.ts';

const texts = readInterface();
const { navigation } = readLayout();

test.beforeEach(({ site }) => site.setWidth(1440));

/** Waits until no animation runs. */
const atRest = (site: EnginePage) =>
  expect
    .poll(() =>
      site.evaluate(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      ),
    )
    .toBe(true);

/** Waits for the confirmation in the toast and beside the button. */
async function expectSent(site: EnginePage): Promise<void> {
  const { region, sent } = texts.toasts;
  await site.find('region', region);
  for (const part of [`[aria-label="${region}"]`, 'main form']) {
    await expect.poll(() => site.text(part)).toContain(sent);
  }
}

const focusedName = (site: EnginePage) =>
  site.evaluate(
    () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim(),
  );

test('§2.1 the header is fixed past 100 px only', async ({ site }) => {
  const position = () =>
    site.evaluate(
      () => getComputedStyle(document.querySelector('header > div') as Element).position,
    );
  const scrollTo = async (top: number) => {
    await site.evaluate((y: number) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => site.evaluate(() => Math.round(scrollY))).toBe(top);
  };
  await site.open('/contact');
  await scrollTo(100);
  expect(await position()).not.toBe('fixed');
  await scrollTo(101);
  await expect.poll(position).toBe('fixed');
  await scrollTo(100);
  await expect.poll(position).not.toBe('fixed');
});

test.describe('§2.1 submenus', () => {
  const parent = navigation.find(({ items, section }) => items && section);
  const [first] = parent?.items ?? [];
  if (!parent || !first) throw new Error('No entry of the menu has a section and a submenu');
  const shown = (site: EnginePage) => site.shows('link', first.label, 'header');

  test('open while the pointer is over them', async ({ site }) => {
    await site.open('/contact');
    expect(await shown(site)).toBe(false);
    await site.hover(await site.find('link', parent.label, 'header'));
    await expect.poll(() => shown(site)).toBe(true);
    await site.movePointerTo(700, 700);
    await expect.poll(() => shown(site)).toBe(false);
  });

  test('open by a click, close by Escape, and their links work', async ({ site }) => {
    const chevron = fill(texts.menu.showSubmenu, { entry: parent.label });
    await site.open('/contact');
    await site.click('button', chevron, 'header');
    await site.movePointerTo(700, 700);
    await expect.poll(() => shown(site)).toBe(true);
    await site.press('Escape');
    await expect.poll(() => shown(site)).toBe(false);
    await site.click('button', chevron, 'header');
    await site.click('link', first.label, 'header');
    await site.arrivesAt(first.to);
    expect(await shown(site)).toBe(false);
  });
});

test('§2.1 the drawer opens, closes, restores the focus, and its links work', async ({ site }) => {
  const last = navigation.findLast(({ to }) => to && to !== '/contact');
  const { label, open, close } = texts.menu;
  const shown = () => site.shows('dialog', label);
  await site.setWidth(390);
  await site.open('/contact');
  for (const leave of [
    () => site.press('Escape'),
    () => site.click('button', close, 'dialog[open]'),
  ]) {
    await site.click('button', open, 'header');
    await expect.poll(shown).toBe(true);
    await atRest(site);
    await leave();
    await expect.poll(shown).toBe(false);
    expect(await focusedName(site)).toBe(open);
  }
  await site.click('button', open, 'header');
  await expect.poll(shown).toBe(true);
  await atRest(site);
  await site.click('link', last?.label ?? '', 'dialog[open]');
  await site.arrivesAt(last?.to ?? '');
  expect(await shown()).toBe(false);
});

test('§4 the hero advances by itself, stops, and moves by its buttons', async ({ site }) => {
  const { pause, play, next, previous } = texts.hero;
  const shown = () =>
    site.evaluate(() =>
      [...document.querySelectorAll('section figure')].findIndex((each) =>
        each.hasAttribute('data-shown'),
      ),
    );
  await site.open('/');
  expect(await shown()).toBe(0);
  await site.movePointerTo(700, 20);
  await expect.poll(shown).toBe(1);
  await site.click('button', pause);
  await site.find('button', play);
  const stopped = await shown();
  await site.click('button', next);
  await expect.poll(shown).toBe(stopped + 1);
  await site.click('button', previous);
  await expect.poll(shown).toBe(stopped);
  await site.click('button', play);
  await site.find('button', pause);
});

test('§4 a certificate is enlarged in a dialog', async ({ site }) => {
  const { certificates, labels } = readCertificates();
  const [first] = certificates.filter(({ page }) => page === 'iso');
  const title = first?.title ?? '';
  await site.open('/certification');
  for (const leave of [
    () => site.press('Escape'),
    () => site.click('button', texts.dialog.close, 'dialog[open]'),
  ]) {
    await site.click('link', fill(labels.open, { title }), 'main');
    await site.find('dialog', title);
    await atRest(site);
    await leave();
    await expect.poll(() => site.shows('dialog', title)).toBe(false);
    expect(await site.address()).toBe('/certification');
    expect(await focusedName(site)).toContain(title);
    await atRest(site);
  }
});

test('§8 the contact form arrives by mail and confirms it', async ({ site, mailbox }) => {
  const { labels, submit } = texts.form;
  const message = {
    user_name: 'عبد الله القحطاني',
    user_email: 'bids@client.example',
    user_phone: '+966 13 000 0099',
    user_subject: `Tank farm ${test.info().project.name}`,
    // No emoji: WebKitGTK's driver cannot type characters outside the BMP.
    message: 'Hydrotest of forty loops',
  };
  await site.open('/contact');
  await site.type(labels.user_email, 'nobody');
  await site.click('button', submit, 'main form');
  await expect.poll(() => site.text('main form')).toContain(texts.form.errors.emailInvalid);
  await site.clear(labels.user_email);
  for (const [field, words] of Object.entries(message)) {
    await site.type(labels[field as keyof typeof message], words);
  }
  await site.click('button', submit, 'main form');
  await expectSent(site);
  const { text } = await mailbox.receive(message.user_subject);
  for (const words of Object.values(message)) expect(text).toContain(words);
});

test('§8 an application arrives by mail with its résumé, byte-identical', async ({
  site,
  mailbox,
}) => {
  const { labels, submit, optional } = texts.form.application;
  const resume = pdf(300_000, 'résumé.pdf');
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  const file = join(folder, resume.name);
  writeFileSync(file, resume.buffer);
  await site.open('/careers');
  for (const [field, words] of Object.entries(APPLICANT)) {
    const label = labels[field as keyof typeof APPLICANT];
    await site.type(field === 'portfolio' ? `${label} ${optional}` : label, words);
  }
  await site.chooseFile(labels.resume, file);
  await site.click('button', submit, 'main form');
  await expectSent(site);
  rmSync(folder, { recursive: true });
  const mail = await mailbox.receive(APPLICANT.portfolio);
  for (const words of Object.values(APPLICANT)) expect(mail.text).toContain(words);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([resume.name]);
  expect(mail.attachments[0]?.content.equals(resume.buffer)).toBe(true);
});

test('the page of a link under the pointer is requested ahead', async ({ site }) => {
  const entry = navigation.find(({ to }) => to === '/careers');
  const requested = () =>
    site.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/careers'),
    );
  await site.open('/contact');
  await site.hover(await site.find('link', entry?.label ?? '', 'header'));
  await expect.poll(requested).toHaveLength(1);
});

test('a page change during the previous one is no error', async ({ site }) => {
  await site.open('/contact');
  const follow = (path: string) =>
    site.evaluate((to: string) => {
      const link = document.querySelector<HTMLElement>(`header a[href="${to}"]`);
      link?.click();
      return Boolean(link);
    }, path);
  for (const path of ['/careers', '/project', '/careers', '/project']) {
    // As soon as the page has the link, while it still loads and fades in.
    await expect.poll(() => follow(path)).toBe(true);
    await expect.poll(() => site.address()).toBe(path);
  }
  await site.hydrated();
  await atRest(site);
});

test('§2.1 back through 11 pages finds each as it was left', async ({ site }) => {
  test.skip(!pages.includes('/home-two'), 'built without the template');
  const visitor: Visitor = {
    open: (path) => site.open(path),
    click: (selector) => site.clickFirst(selector),
    type: (selector, text) => site.typeIntoFirst(selector, text),
    choose: (selector, place) => site.clickFirst(`${selector} > option:nth-of-type(${place})`),
    pressEnter: () => site.press('Enter'),
    evaluate: (run, value) => site.evaluate(run, value),
    arrivesAt: (address) => site.arrivesAt(address),
    back: () => site.back(),
  };
  // Both forget the fields of a page that their cache has dropped, even of one without script.
  await goBackThroughPages(visitor, test.info().project.name === 'Firefox' ? 3 : 2);
});

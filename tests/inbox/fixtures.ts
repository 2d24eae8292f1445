import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { content, writeContent } from '#desk/testing/content.ts';
import { type APPLICATION, CONTACT, sendApplication, sendJson } from '#desk/testing/forms.ts';
import { freePort } from '#desk/testing/http.ts';
import { INBOX_PATH, type Role } from '#shared/inbox.ts';
import { violationsIn } from '../axe.ts';
import { command, type Desk, startDesk } from '../desk.ts';
import { test as base } from '../fixtures.ts';
import { mailEnvironment } from '../mail-fixtures.ts';

/** A desk with the built inbox, and what the tests send to it. */
export interface Office {
  /** Where browsers find it; passkeys need a name, not an address. */
  origin: string;
  desk: Desk;
  /** Invites somebody by the operator's command; resolves to the link. */
  invite(email: string, ...roles: Role[]): Promise<string>;
  /** Sends a message through the contact form. */
  send(changed?: Partial<typeof CONTACT> & Record<string, string>): Promise<void>;
  /** Subscribes this address to the newsletter. */
  subscribe(email: string): Promise<void>;
  /** Sends an application with this résumé. */
  apply(
    resume: Buffer,
    changed?: Partial<typeof APPLICATION> & { vacancy?: string },
  ): Promise<void>;
  /** Gives the operator's command a mail that came to the address for bounces. */
  receive(mail: string): Promise<void>;
  /** Starts the desk again, at the same address with the same messages. */
  restart(): Promise<void>;
}

/** Stages and templates, in a language. */
const inboxOf = (title: string, greeting: string, [first, second, last]: string[]) => ({
  unseenHours: 24,
  stages: [
    { id: 'reading', label: first ?? '', status: 'read' as const },
    { id: 'interview', label: second ?? '', status: 'invited' as const },
    { id: 'declined', label: last ?? '', status: 'declined' as const, template: 'declined' },
  ],
  templates: [
    { id: 'drawings', title, subject: `${title} {reference}`, text: `${greeting} {sender},` },
    {
      id: 'declined',
      title: last ?? '',
      subject: '{vacancy}',
      text: `${greeting} {sender}: ${last}`,
    },
  ],
});

interface ForEachTest {
  /** Where the desk keeps its messages. */
  store: 'SQLite' | 'PostgreSQL';
  office: Office;
}

export const test = base.extend<ForEachTest>({
  store: ['SQLite', { option: true }],
  office: async ({ context, mailServer, store, createDatabase }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    const [english, arabic] = content.languages;
    if (!arabic) throw new Error('The content of tests has no second language');
    writeContent(join(folder, 'site'), {
      languages: [
        { ...english, inbox: inboxOf('Drawings', 'Dear', ['In review', 'Interview', 'Declined']) },
        { ...arabic, inbox: inboxOf('المخططات', 'السيد', ['قيد الدراسة', 'مقابلة', 'اعتذار']) },
      ],
    });
    symlinkSync(resolve('build/inbox'), join(folder, 'inbox'));
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const env = {
      ...{ SITE: 'off', SITE_DIR: join(folder, 'site'), SITE_URL: origin, PORT: String(port) },
      ...{ INBOX: 'on', DATA_DIR: join(folder, 'data') },
      ...(store === 'PostgreSQL' ? { DATABASE_URL: await createDatabase() } : {}),
      ...mailEnvironment(mailServer),
    };
    const office: Office = {
      origin,
      desk: await startDesk(env),
      invite: (email, ...roles) => invite(env, email, roles),
      async send(changed = {}) {
        const answer = await sendJson(office.desk.url, 'contact', { ...CONTACT, ...changed });
        expect(answer.status).toBe(200);
      },
      async subscribe(user_email) {
        const answer = await sendJson(office.desk.url, 'subscribe', { user_email });
        expect(answer.status).toBe(200);
      },
      async apply(resume, changed = {}) {
        const answer = await sendApplication(office.desk.url, resume, {}, changed);
        expect(answer.status).toBe(200);
      },
      receive: async (mail) => void (await command(env, ['bounce'], mail)),
      async restart() {
        office.desk = await startDesk(env);
      },
    };
    await use(office);
    // They would complain of the desk that is gone.
    for (const page of context.pages()) await page.close();
    await office.desk.close();
    rmSync(folder, { recursive: true });
  },
});

/** Invites somebody by the operator's command, at a desk with this environment; resolves to the link. */
export async function invite(
  env: Record<string, string>,
  email: string,
  roles: Role[],
): Promise<string> {
  const asked = roles.flatMap((role) => ['--role', role]);
  const { link } = (await command(env, ['invite', email, ...asked])) as { link: string };
  return link;
}

/** Gives a browser a security key of its own. */
export async function addKey(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    /** Whether the finger or PIN is right from now on. */
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Registers with a new key and waits for the list. */
export async function enter(page: Page, link: string): Promise<void> {
  await addKey(page);
  await page.goto(link);
  await page.getByRole('main').getByRole('button').last().click();
  await page.waitForURL((url) => url.pathname === INBOX_PATH || url.pathname === `${INBOX_PATH}/`);
}

/** The colour in the middle of the picture, or of the first page, that a frame has drawn. */
export async function drawnIn(page: Page, title: string, at = 0): Promise<number[]> {
  const canvas = page.frameLocator(`iframe[title="${title}"]`).nth(at).locator('canvas').first();
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const pixel = element.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1);
    return [...(pixel?.data ?? [])].slice(0, 3);
  });
}

/** Axe finds nothing, and nothing is wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([]);
  const [inner, whole] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(whole).toBeLessThanOrEqual(Number(inner));
}

export { expect };

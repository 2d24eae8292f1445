import { expect, onTestFinished } from 'vitest';
import type { Role } from '#shared/inbox.ts';
import { writeInboxPage } from './built-inbox.ts';
import { type DeskOptions, startDesk, temporaryDirectory } from './desk.ts';
import { INBOX_ORIGIN, type InboxBrowser, openInboxBrowser } from './inbox-browser.ts';
import { operator } from './operator.ts';

/** The domain of every person's address in tests, which may be in no log. */
const PEOPLE = '@people.example';

/** Starts a desk with an inbox; after the test neither a secret nor a person's address may be in its log. */
export async function startInbox(options: DeskOptions = {}) {
  const SITE_DIR = writeInboxPage(temporaryDirectory());
  const env = { SITE_URL: INBOX_ORIGIN, INBOX: 'on', SITE_DIR, ...options.env };
  const desk = await startDesk({ ...options, env });
  const secrets = new Set([PEOPLE]);
  onTestFinished(() => {
    expect([...secrets].filter((secret) => desk.log().includes(secret))).toEqual([]);
  });
  const learned = (secret: string) => void secrets.add(secret);
  /** Runs a command of the operator now. */
  const command: ReturnType<typeof operator> = (...call) =>
    operator({ ...env, DATA_DIR: desk.dataDir }, options.clock?.now())(...call);

  const inbox = {
    ...desk,
    command,
    /** A browser without a cookie. */
    browser: () => openInboxBrowser(desk.url, learned),
    /** Invites somebody by the command; resolves to the secret in the link. */
    async invite(name: string, ...roles: Role[]): Promise<string> {
      const { json } = await command('invite', [name + PEOPLE], { role: roles });
      const secret = new URL((json as { link: string }).link).hash.slice(1);
      learned(secret);
      return secret;
    },
    /** A browser in which somebody with these roles has registered. */
    async signedIn(name: string, ...roles: Role[]): Promise<InboxBrowser> {
      const browser = inbox.browser();
      expect((await browser.register(await inbox.invite(name, ...roles))).status).toBe(200);
      return browser;
    },
  };
  return inbox;
}

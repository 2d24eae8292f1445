import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Role } from '#shared/inbox.ts';
import { type DeskOptions, startDesk, temporaryDirectory } from './desk.ts';
import { INBOX_ORIGIN, type InboxBrowser, openInboxBrowser } from './inbox-browser.ts';
import { operator } from './operator.ts';

/** The domain of every person's address in tests, which may be in no log. */
const PEOPLE = '@people.example';

/** Writes the page of an inbox; returns the directory of the site beside it. */
function builtInbox(): string {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'inbox/assets'), { recursive: true });
  writeFileSync(join(directory, 'inbox/index.html'), '<!doctype html><title>Inbox</title>');
  writeFileSync(join(directory, 'inbox/pdf-viewer.html'), '<!doctype html><title>PDF</title>');
  writeFileSync(join(directory, 'inbox/assets/page-AbC.js'), 'x');
  return join(directory, 'site');
}

/** Starts a desk with an inbox; after the test neither a secret nor a person's address may be in its log. */
export async function startInbox(options: DeskOptions = {}) {
  const env = { SITE_URL: INBOX_ORIGIN, INBOX: 'on', SITE_DIR: builtInbox(), ...options.env };
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

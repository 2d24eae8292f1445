import { expect, vi } from 'vitest';
import type { MessageRow, Role } from '#shared/inbox.ts';
import { type DeskOptions, SOON } from './desk.ts';
import { startInbox } from './inbox.ts';
import { mailEnvironment, startPeer } from './mail.ts';
import { createManualClock } from './manual-clock.ts';

/** A desk with an inbox, a mail server and a manual clock, into which somebody with these roles is signed in. */
export async function startOffice(roles: Role[] = ['office'], options: DeskOptions = {}) {
  const clock = createManualClock();
  const peer = await startPeer();
  const env = { ...mailEnvironment(peer.url), ...options.env };
  const inbox = await startInbox({ ...options, clock, env });
  const browser = await inbox.signedIn('ahmad', ...roles);
  const listed = async (query = ''): Promise<MessageRow[]> =>
    (await browser.call('GET', encodeURI(`messages?${query}`))).json.messages;
  return {
    ...inbox,
    ...{ clock, peer, browser, listed },
    /** Waits until the inbox lists so many messages of a query, the newest first. */
    async lists(count: number, query = ''): Promise<MessageRow[]> {
      await vi.waitFor(async () => {
        clock.advance(2_000);
        expect(await listed(query)).toHaveLength(count);
      }, SOON);
      return listed(query);
    },
  };
}

import { expect, vi } from 'vitest';
import type { TestDesk } from './desk.ts';
import { SUBSCRIBER, sendJson } from './forms.ts';
import { send } from './http.ts';
import type { SmtpPeer } from './smtp-peer.ts';
import { SOON } from './soon.ts';

/** The path of the link in the newest mail. */
export function newestLink({ mails }: SmtpPeer): string {
  const link = /^http\S+$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Puts the subscriber on the list, and waits until the office has heard of it. */
export async function subscribe(desk: TestDesk, peer: SmtpPeer): Promise<void> {
  const before = peer.mails.length;
  expect((await sendJson(desk.url, 'subscribe', SUBSCRIBER)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(before + 1), SOON);
  expect((await send(desk.url, newestLink(peer), { method: 'POST' })).status).toBe(200);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(before + 2), SOON);
}

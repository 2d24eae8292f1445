import { expect, onTestFinished, vi } from 'vitest';
import type { Delivery } from '../store/submission.ts';
import { storedIn, type TestDesk } from './desk.ts';
import { type SmtpPeer, startSmtpPeer } from './smtp-peer.ts';
import { SOON } from './soon.ts';

/** Who in the office reads the mails of a desk in `mailEnvironment`. */
export const OFFICE = ['office@miqdam.example', 'archive@miqdam.example'] as const;

/** Environment that makes a desk mail through this server. */
export function mailEnvironment(smtpUrl: string) {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Website <website@miqdam.example>',
    MAIL_TO: 'Office <office@miqdam.example>, archive@miqdam.example',
  };
}

/** A mail server that is gone after the test. */
export async function startPeer(): Promise<SmtpPeer> {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  return peer;
}

/** What became of the newest submission. */
export async function newestDelivery(desk: TestDesk): Promise<Delivery | undefined> {
  return (await storedIn(desk.dataDir))[0]?.delivery;
}

/** Waits until the newest submission has been tried so often, and what came of it is stored. */
export function attempts(desk: TestDesk, count: number): Promise<void> {
  return vi.waitFor(async () => expect((await newestDelivery(desk))?.attempts).toBe(count), SOON);
}

import { createTransport } from 'nodemailer';
import { type Background, DAY_MS, type Repetition, repeat } from '../clock.ts';
import type { Config } from '../config.ts';
import { officeMailboxes } from '../content.ts';
import { dayOf } from '../store/daily-counts.ts';
import { freeBytes } from '../store/free-space.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import type { Letterhead } from './compose.ts';
import { composeDigest, readDigest } from './compose-digest.ts';
import { ATTEMPT_MS, codesOf, type SmtpError, smtpOptions } from './smtp-mailer.ts';

/** When the office gets the digest, in its time zone. */
const HOUR = 7;

const LOOK_EVERY_MS = 60_000;

/** Until the next attempt, at any desk; longer than one can take. */
const LEASE_MS = 10 * 60_000;

interface DigestOptions extends Background {
  store: SubmissionStore;
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'digestTo'>;
  smtpUrl: string;
  letterhead(): Letterhead;
}

/**
 * Mails a digest once a day at seven, or at the next chance, until stopped. Sent also when nothing came, so
 * that silence is noticed; one at most for each calendar day, however the clock jumps.
 */
export function startDigest(options: DigestOptions): Repetition {
  const { store, config, smtpUrl, clock, log } = options;
  const transport = createTransport(smtpOptions(smtpUrl));

  const look = async () => {
    const letterhead = options.letterhead();
    const { timeZone, mails } = letterhead.content;
    const at = clock.now();
    const last = await store.lastDigest(at);
    const day = dayOf(at, timeZone);
    if (!isDue(at, last, timeZone) || !(await store.claimDigest(day, at, LEASE_MS))) return;
    // Of a clock that was ahead nothing else is known.
    const since = last > at ? at - DAY_MS : last;
    const digest = await readDigest(store, { day, at, since, timeZone });
    const free = config.databaseUrl ? undefined : await freeBytes(config.dataDir).catch(() => 0);
    const to = Array.isArray(config.digestTo)
      ? config.digestTo
      : officeMailboxes(mails.contact.office.to, letterhead);
    try {
      const mail = composeDigest({ ...digest, free }, to, letterhead);
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      const { rejectedErrors: rejected = [] } = await transport.sendMail({ ...mail, signal });
      if (rejected.length > 0)
        log.warn({ rejected: rejected.map(codesOf) }, 'a digest was refused');
    } catch (error) {
      log.warn({ code: codesOf(error as SmtpError) }, 'the digest is not sent yet');
      return;
    }
    await store.digestSent(day, at);
    log.info({ day }, 'the digest is sent');
  };

  return repeat({ clock, log }, LOOK_EVERY_MS, look, 'the store does not answer');
}

function isDue(now: number, last: number, timeZone: string): boolean {
  const isSent =
    last <= now && dayOf(last, timeZone) === dayOf(now, timeZone) && hourOf(last, timeZone) >= HOUR;
  return hourOf(now, timeZone) >= HOUR && !isSent;
}

function hourOf(milliseconds: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  return Number(format.format(milliseconds));
}

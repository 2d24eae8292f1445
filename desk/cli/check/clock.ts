import { type Finding, findingsAbout } from './finding.ts';

/** A clock that differs by more is wrong. */
const MOST_DIFFERENCE_MS = 5 * 60_000;

/** The time of another machine, in milliseconds since 1970. */
export interface OtherClock {
  /** Such as `the database`. */
  owner: string;
  time: number;
}

/** A date and time of RFC 5322 §3.3, as Sendmail, Exim and Exchange put it into their greeting. */
const DATE_TIME =
  /\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}(?::\d{2})? (?:[+-]\d{4}|GMT|UTC?)/;

/** The mail server's clock; undefined if its greeting does not tell the time. */
export function clockOfGreeting(greeting = ''): OtherClock | undefined {
  const [text = ''] = DATE_TIME.exec(greeting) ?? [];
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : { owner: 'the mail server', time };
}

/** Compares this machine's clock with another one. */
export function checkClock(now: number, other: OtherClock | undefined): Finding {
  const { ok, note, warning } = findingsAbout('clock');
  if (other === undefined) {
    return note(
      'Not known: neither the mail server nor a database tells the time',
      'Compare "date" on this machine with a clock that is right',
    );
  }
  const difference = now - other.time;
  const minutes = Math.round(Math.abs(difference) / 60_000);
  if (Math.abs(difference) < MOST_DIFFERENCE_MS) return ok(`It agrees with ${other.owner}`);
  return warning(
    `It is ${minutes} minutes ${difference > 0 ? 'ahead of' : 'behind'} ${other.owner}`,
    'Set the clock of whichever is wrong, and let it be kept right (timedatectl set-ntp true)',
  );
}

import { bothCalendars } from '#shared/calendar-day.ts';
import { type Assessment, NEVER } from '#shared/registration.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import type { DeskContent } from '../../content.ts';
import { type Html, html } from '../../pages/html.ts';
import { writtenDay } from '../../pages/written-day.ts';
import { referenceOf } from '../../store/reference.ts';
import type { Registration } from '../../store/registrations.ts';
import { factList } from '../cases/case-page.ts';

/** What a supplier sees of a registration that was sent: as a whole, of each trade, and what is missing. */
export function statusOf(
  { submission, decisions }: Registration,
  { status, trades, documents }: Assessment,
  settings: RegistrationSettings,
  words: DeskContent,
): Html {
  const { page } = settings;
  const { label, explanation } = page.statuses[status];
  const ofTrades = settings.trades.flatMap(({ id, label }) => {
    const trade = trades[id];
    return trade ? [[label, tradeLine(trade.state, decisions[id], settings, words)] as const] : [];
  });
  const ofDocuments = settings.documents.flatMap(({ id, label }) => {
    const { [id]: day } = documents;
    if (day === undefined || day === NEVER) return [];
    return [
      [label, page.until.replace('{day}', bothCalendars(day, words.language.locale))] as const,
    ];
  });
  const lacking = new Set(Object.values(trades).flatMap((each) => each.lacking));
  const missing = settings.documents.filter(({ id }) => lacking.has(id));
  return html`<p><strong>${label}.</strong> ${explanation}</p>
${factList([
  [page.reference, referenceOf(submission.id)],
  [page.received, writtenDay(submission.receivedAt, words)],
  ...ofTrades,
  ...ofDocuments,
])}${
  missing.length > 0
    ? html`<p>${page.missing}</p>
<ul>${missing.map(({ id, label }) => html`<li><a href="#${id}">${label}</a></li>\n`)}</ul>
`
    : ''
}`;
}

/** What became of a trade, in words. */
export function tradeLine(
  state: Assessment['trades'][string]['state'],
  decision: Pick<Registration['decisions'][string], 'until' | 'reason'> | undefined,
  { page }: RegistrationSettings,
  words: Pick<DeskContent, 'language'>,
): string {
  const until = decision?.until ? bothCalendars(decision.until, words.language.locale) : '';
  return page.trades[state]
    .replace('{until}', until)
    .replace('{reason}', decision?.reason ?? '')
    .trim();
}

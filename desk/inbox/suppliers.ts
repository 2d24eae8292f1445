import type { CalendarDay } from '#shared/calendar-day.ts';
import { BYTE_ORDER_MARK, csvRow } from '#shared/csv.ts';
import { suppliersQuery } from '#shared/inbox-requests.ts';
import { assess, NEVER } from '#shared/registration.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { type DeskContent, labelsOfRegistration } from '../content.ts';
import { dayOf } from '../store/daily-counts.ts';
import { referenceOf } from '../store/reference.ts';
import { factsOf } from '../store/registration-facts.ts';
import type { Registration } from '../store/registrations.ts';
import { valuesOf } from '../store/submission.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { visible } from './rights.ts';
import { route } from './route.ts';

/** Registrations that are read at once. */
const PAGE = 500;

/**
 * `GET suppliers?on=DAY`: the approved suppliers as CSV, a line for each trade that is approved on this day, as far as is
 * known today; by default today. A day that is over is refused: decisions since have taken the place of earlier ones.
 */
export const supplierRoutes = [
  route('GET', 'suppliers', { needs: 'messages' }, async (call) => {
    const { store, content, clock } = call.inbox;
    const words = content();
    const { registration: settings, timeZone } = words;
    if (!settings) throw new InboxRefusal('unknown');
    const today = dayOf(clock.now(), timeZone);
    const { on: day = today } = read(suppliersQuery, call.request.query);
    if (day < today) throw new InboxRefusal('malformed');
    const lines: string[][] = [];
    for (let below: number | undefined; ; ) {
      const selection = { form: 'registration' as const, below };
      const found = await store.messages(selection, visible(call.rights), PAGE);
      for (const { submission } of found) {
        const registration = await store.registration(submission.id);
        if (registration) lines.push(...linesOf(registration, settings, day));
      }
      below = found.at(-1)?.number;
      if (found.length < PAGE) break;
    }
    await record(call, 'export', `${lines.length} approvals on ${day}`);
    return call.reply
      .header('content-disposition', `attachment; filename="suppliers-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(BYTE_ORDER_MARK + [headings(settings, words), ...lines].map(csvRow).join(''));
  }),
];

function headings({ documents, page, form, labels }: RegistrationSettings, words: DeskContent) {
  const number = labelsOfRegistration(words)[`${documents[0]?.id}_number`] ?? '';
  const { company, trade, user_name, user_email, user_phone } = labels;
  const { approved } = page.statuses;
  const ofApproval = [trade, approved.label, page.condition, form.documents];
  return [page.reference, company, number, ...ofApproval, user_name, user_email, user_phone];
}

/** A line for each approved trade: until when it is approved, and until when its documents are valid. */
function linesOf(
  registration: Registration,
  settings: RegistrationSettings,
  day: CalendarDay,
): string[][] {
  const { documents, trades } = settings;
  const { submission, decisions } = registration;
  const values = valuesOf(submission);
  const value = (name: string) => values[name] ?? '';
  const assessment = assess(factsOf(registration), documents, day);
  return trades.flatMap(({ id, label }) => {
    const { [id]: decision } = decisions;
    if (assessment.trades[id]?.state !== 'approved' || !decision) return [];
    const lasts = documents
      .filter((each) => each.required && (each.trades?.includes(id) ?? true))
      .flatMap((each) => assessment.documents[each.id] ?? []);
    const first = lasts.toSorted()[0] ?? NEVER;
    return [
      [
        referenceOf(submission.id),
        value('company'),
        value(`${documents[0]?.id}_number`),
        ...[label, decision.until ?? '', decision.reason, first === NEVER ? '' : first],
        ...[value('user_name'), value('user_email'), value('user_phone')],
      ],
    ];
  });
}

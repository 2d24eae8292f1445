import type { MessageRow, SupplierRegistration } from '#shared/inbox.ts';
import { termsToFind, wordsOf } from '#shared/words.ts';
import { assessed, tradesIn, versionsIn } from '../store/registration-facts.ts';
import type { Registration } from '../store/registrations.ts';
import { valuesOf } from '../store/submission.ts';
import { rowOf } from './message.ts';
import { visible } from './rights.ts';
import type { Calls } from './route.ts';

/** Other registrations of the same company that are shown. */
const MOST_SAME = 20;

/** What a supplier's registration says today; undefined for another message, or if the site takes none any more. */
export async function registrationOf(
  call: Calls['messages'],
  id: string,
): Promise<SupplierRegistration | undefined> {
  const { store, content, clock } = call.inbox;
  const { registration: settings, timeZone } = content();
  const registration = settings && (await store.registration(id));
  if (!settings || !registration) return undefined;
  const { submission, decisions, questions, revision } = registration;
  const values = valuesOf(submission);
  const now = { now: clock.now(), timeZone };
  const { status, trades, documents } = assessed(registration, settings, now);
  return {
    status,
    revision,
    trades: tradesIn(values).map((trade) => {
      const { until = null, reason = '', actor = null, at = null } = decisions[trade] ?? {};
      const { state = 'undecided', lacking = [] } = trades[trade] ?? {};
      return { id: trade, state, lacking, until, reason, by: actor, at };
    }),
    documents: settings.documents.map(({ id }) => ({
      id,
      files: submission.attachments.flatMap(({ field }, position) =>
        field === `${id}_file` ? [position] : [],
      ),
      versions: versionsIn(values, id),
      until: documents[id] ?? null,
    })),
    questions: questions.map(({ id, item, text, at, author, answeredAt }) => ({
      ...{ id, item, text, at, by: author, answered: answeredAt !== null },
    })),
    same: await sameCompany(call, registration, settings.documents[0]?.id ?? ''),
  };
}

/** Other registrations with the same number of this document, however it is written. */
async function sameCompany(
  { inbox: { store }, rights }: Calls['messages'],
  { submission }: Registration,
  document: string,
): Promise<MessageRow[]> {
  const numberOf = (values: Partial<Record<string, string>>) => values[`${document}_number`] ?? '';
  const digits = (text: string) =>
    wordsOf(text)
      .flatMap(({ spellings }) => spellings[0] ?? [])
      .join('');
  const number = numberOf(valuesOf(submission));
  const words = wordsOf(number).map(termsToFind);
  if (words.length === 0) return [];
  const found = await store.messages(
    { form: 'registration', words },
    visible(rights),
    MOST_SAME + 1,
  );
  return found
    .filter((each) => each.submission.id !== submission.id)
    .filter((each) => digits(numberOf(valuesOf(each.submission))) === digits(number))
    .map(rowOf);
}

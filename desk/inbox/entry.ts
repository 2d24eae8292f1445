import type { MessageForm } from '#shared/inbox.ts';
import type { DeskContent } from '../content.ts';
import type { InboxEntry } from '../store/inbox-store.ts';
import { searchTermsOf } from '../store/search-terms.ts';
import { type StoredSubmission, valuesOf } from '../store/submission.ts';

/** What the inbox lists of a submission. */
export function entryOf(submission: StoredSubmission, content: DeskContent): InboxEntry {
  const { id, form, receivedAt, attachments, spamReason } = submission;
  const { recipient, vacancy, user_email: sender = '' } = valuesOf(submission);
  return {
    id,
    form: form as MessageForm,
    receivedAt,
    desk: deskOf(form, recipient, content),
    vacancy: vacancy?.split(' ')[0] || null,
    sender: sender.toLowerCase(),
    files: attachments.length,
    suspected: spamReason !== undefined,
    terms: searchTermsOf(submission),
  };
}

/** The card of the contact page for suppliers (spec 3). */
const SUPPLIERS_CARD = 4;

/** The contact card that a submission is addressed to; a registration has no choice. */
function deskOf(
  form: StoredSubmission['form'],
  recipient: string | undefined,
  { cards }: DeskContent,
): number | null {
  const card = cards.find(({ id, title }) =>
    form === 'registration' ? id === SUPPLIERS_CARD : title === recipient,
  );
  return card?.id ?? null;
}

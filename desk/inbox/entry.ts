import type { MessageForm } from '#shared/inbox.ts';
import { termsOf } from '#shared/words.ts';
import type { DeskContent } from '../content.ts';
import type { InboxEntry } from '../store/inbox-store.ts';
import { referenceOf } from '../store/reference.ts';
import { type StoredSubmission, valuesOf } from '../store/submission.ts';

/** What the inbox lists of a submission. */
export function entryOf(submission: StoredSubmission, content: DeskContent): InboxEntry {
  const { id, form, receivedAt, attachments, spamReason } = submission;
  const { recipient, vacancy, user_email: sender = '' } = valuesOf(submission);
  return {
    id,
    form: form as MessageForm,
    receivedAt,
    desk: content.cards.find(({ title }) => title === recipient)?.id ?? null,
    vacancy: vacancy?.split(' ')[0] || null,
    sender: sender.toLowerCase(),
    files: attachments.length,
    suspected: spamReason !== undefined,
    terms: searchTermsOf(submission),
  };
}

/** Longer ones are no words. */
const LONGEST_TERM = 100;

/** The words of a submission to search for: what was typed, the names of its files, and its reference. */
export function searchTermsOf({ id, fields, attachments }: StoredSubmission): string[] {
  const texts = [
    ...fields.map(({ value }) => value),
    ...attachments.map(({ originalName }) => originalName),
    referenceOf(id),
  ];
  const terms = texts.flatMap((text) => termsOf(text)).map((term) => term.slice(0, LONGEST_TERM));
  return [...new Set(terms)].filter(Boolean);
}

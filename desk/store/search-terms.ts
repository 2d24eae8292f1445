import { termsOf } from '#shared/words.ts';
import { referenceOf } from './reference.ts';
import type { AttachmentFacts, Submission } from './submission.ts';

/** Longer ones are no words. */
const LONGEST_TERM = 100;

/** The words of a submission to search for: what was typed, the names of its files, and its reference. */
export function searchTermsOf({
  id,
  fields,
  attachments,
}: Pick<Submission<AttachmentFacts>, 'id' | 'fields' | 'attachments'>): string[] {
  const texts = [
    ...fields.map(({ value }) => value),
    ...attachments.map(({ originalName }) => originalName),
    referenceOf(id),
  ];
  const terms = texts.flatMap((text) => termsOf(text)).map((term) => term.slice(0, LONGEST_TERM));
  return [...new Set(terms)].filter(Boolean);
}

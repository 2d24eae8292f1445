import type { Answer, Message, MessageForm, MessageRow, ProofStep, Reply } from '#shared/inbox.ts';
import { DAY_MS } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import { inPlainWords } from '../start-error.ts';
import type { Attempt, InboxMessage, StoredAnswer } from '../store/inbox-store.ts';
import { referenceOf } from '../store/reference.ts';
import { type Submission, valuesOf } from '../store/submission.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { TAKE_BACK_MS } from './keep-up.ts';

/** Characters of a message in place of its subject. */
const FIRST_WORDS = 120;

/** A message in the list. */
export function rowOf(message: InboxMessage): MessageRow {
  const { submission, number, desk, state, files, assignee, stage, answeredAt, repliedAt } =
    message;
  const { user_name = '', user_email = '', ...values } = valuesOf(submission);
  // The title first, which gives the line its direction.
  const vacancy = values.vacancy?.replace(/^(\S+) (.+)$/, '$2 ($1)');
  const subject = values.user_subject?.trim() || vacancy || values.company || values.message || '';
  return {
    id: submission.id,
    number,
    form: submission.form as MessageForm,
    receivedAt: submission.receivedAt,
    name: user_name.trim(),
    email: user_email,
    subject: subject.slice(0, FIRST_WORDS).toWellFormed(),
    desk,
    vacancy: message.vacancy,
    state,
    unread: message.seenAt === null,
    files,
    delivery: submission.delivery.state,
    assignee,
    stage,
    answeredAt,
    repliedAt,
  };
}

/** A message with all that the inbox shows of it. */
export async function wholeMessage(
  message: InboxMessage,
  others: readonly InboxMessage[],
  store: SubmissionStore,
  { retentionDays }: DeskContent,
): Promise<Message> {
  const { submission } = message;
  const { id, form, receivedAt, language, fields, attachments, spamReason } = submission;
  const days = retentionDays[form as MessageForm];
  const answers = (await store.answers(id)).map(answerOf);
  return {
    ...rowOf(message),
    reference: referenceOf(id),
    language,
    fields,
    attachments: attachments.map(({ field: _, upload: __, ...file }, position) => ({
      ...file,
      position,
    })),
    ...(spamReason === undefined ? {} : { spamReason }),
    erasedOn: days === null ? null : receivedAt + days * DAY_MS,
    proof: proofOf(message, await store.attempts(id)),
    notes: await store.notes(id),
    answers,
    replies: (await store.replies(id)).map((reply) => replyOf(reply, answers)),
    others: others.filter((each) => each.submission.id !== id).map(rowOf),
  };
}

/** What became of a message, the oldest first. */
function proofOf({ submission, seenAt, seenBy }: InboxMessage, attempts: Attempt[]): ProofStep[] {
  const { receivedAt, delivery } = submission;
  const { state, settledAt, lastError, acceptedBy } = delivery;
  const failed = attempts.flatMap(({ at, error }) =>
    error === null ? [] : [{ step: 'attempted', at, detail: inPlainWords(error) } as const],
  );
  const detail =
    state === 'delivered' ? acceptedBy.join(', ') : lastError && inPlainWords(lastError);
  const step = state === 'delivered' ? 'mailed' : state;
  const end: ProofStep[] =
    settledAt === null || step === 'waiting' || step === 'damaged'
      ? []
      : [{ step, at: settledAt, ...(detail ? { detail } : {}) }];
  const seen = seenAt === null ? [] : [{ step: 'seen', at: seenAt, detail: seenBy ?? '' } as const];
  const steps = [{ step: 'stored', at: receivedAt } as const, ...failed, ...end, ...seen];
  return steps.toSorted((one, other) => one.at - other.at);
}

function answerOf({ submission, isPending }: StoredAnswer): Answer {
  const { id, receivedAt, delivery } = submission;
  const { author = '', user_subject = '', message = '' } = valuesOf(submission);
  return {
    id,
    at: receivedAt,
    by: author,
    subject: user_subject,
    text: message,
    state: isPending ? 'pending' : delivery.state,
    ...(delivery.lastError ? { problem: inPlainWords(delivery.lastError) } : {}),
    sendsAt: receivedAt + TAKE_BACK_MS,
  };
}

function replyOf(reply: Submission<never>, answers: readonly Answer[]): Reply {
  const { user_email = '', user_subject = '', message = '' } = valuesOf(reply);
  const isSame = answers.some(({ subject }) => topicOf(subject) === topicOf(user_subject));
  return {
    id: reply.id,
    at: reply.receivedAt,
    from: user_email,
    ...(isSame ? {} : { subject: user_subject }),
    text: message,
  };
}

/** A subject without what mail programs put in front of it. */
const topicOf = (subject: string) =>
  subject.replace(/^(?:\s*[\p{L}\p{M}]{1,4}(?:\[\d+\])?\s*[:：])+/u, '').trim();

import { randomUUIDv7 } from 'node:crypto';
import { newDecision, newQuestion } from '#shared/inbox-requests.ts';
import { type DeskContent, inLanguage, labelsOfRegistration } from '../content.ts';
import { supplierMail } from '../intake/registration/mails.ts';
import { tradeLine } from '../intake/registration/status.ts';
import { tradesIn } from '../store/registration-facts.ts';
import type { ChangeOutcome } from '../store/registrations.ts';
import { type AttachmentFacts, type Submission, valuesOf } from '../store/submission.ts';
import { messageBodyRoute } from './message-route.ts';
import { InboxRefusal } from './refusal.ts';
import type { Inbox } from './route.ts';

/** What the office asks a supplier, and decides about a trade; both are mailed at once. */
export const registrationRoutes = [
  messageBodyRoute('POST', '/questions', newQuestion, async (call) => {
    const { body, id, inbox, person } = call;
    const { submission, supplierWords } = suppliers(call.message.submission, inbox);
    const { item, text } = body;
    const label = itemLabel(item, supplierWords);
    if (label === undefined) throw new InboxRefusal('malformed');
    const at = inbox.clock.now();
    const question = { id: randomUUIDv7(), item, text, at, author: person.email, answeredAt: null };
    const mail = supplierMail(submission, 'asked', [{ name: 'question', label, value: text }], at);
    outcomeOf(await inbox.store.ask(id, question, mail));
    inbox.accepted(mail.id, undefined);
  }),

  messageBodyRoute('POST', '/decisions', newDecision, async (call) => {
    const { body, id, inbox, person } = call;
    const { submission, settings, supplierWords } = suppliers(call.message.submission, inbox);
    const { trade, revision, ...decision } = body;
    if (!tradesIn(valuesOf(submission)).includes(trade)) throw new InboxRefusal('malformed');
    const at = inbox.clock.now();
    const { decision: state } = decision;
    const value = tradeLine(state, decision, settings, supplierWords);
    const label = settings.trades.find((each) => each.id === trade)?.label ?? trade;
    const mail = supplierMail(submission, 'decided', [{ name: 'decision', label, value }], at);
    const decided = { ...decision, at, actor: person.email };
    outcomeOf(await inbox.store.decide(id, revision, trade, decided, mail));
    inbox.accepted(mail.id, undefined);
  }),
];

/** A registration, and the words of its supplier. @throws InboxRefusal for another message */
function suppliers(submission: Submission<AttachmentFacts>, { content }: Inbox) {
  const supplierWords = inLanguage(content(), submission.language);
  const { registration: settings } = supplierWords;
  if (submission.form !== 'registration' || !settings) throw new InboxRefusal('unknown');
  return { submission, settings, supplierWords };
}

/** The supplier's name of a field or document. */
function itemLabel(item: string, words: DeskContent): string | undefined {
  const document = words.registration?.documents.find(({ id }) => id === item);
  return document?.label ?? labelsOfRegistration(words)[item];
}

function outcomeOf(outcome: ChangeOutcome): void {
  if (outcome === 'changed') throw new InboxRefusal('changedMeanwhile');
  if (outcome === 'unknown') throw new InboxRefusal('unknown');
}

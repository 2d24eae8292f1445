import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { newAnswer } from '#shared/inbox-requests.ts';
import { type SubmittedField, valuesOf } from '../store/submission.ts';
import { messageOf } from './message-of.ts';
import { InboxRefusal, read } from './refusal.ts';
import { type Route, route } from './route.ts';

const needs = 'messages';

/** Answers to messages, by mail. */
export const answerRoutes: Route[] = [
  route('POST', 'messages/:id/answers', { needs }, async (call) => {
    const { store, clock } = call.inbox;
    const { subject, text, after } = read(newAnswer, call.request.body);
    const { submission } = await messageOf(call);
    const { id: about, form, language } = submission;
    const { user_email = '', user_name = '', recipient = '' } = valuesOf(submission);
    if (!user_email) throw new InboxRefusal('noAddress');
    const earlier = (await store.answers(about)).map((each) => each.submission.id);
    const fields: SubmittedField[] = Object.entries({
      user_email,
      user_name,
      user_subject: subject,
      message: text,
      author: call.person.email,
      form,
      recipient,
      references: earlier.join(' '),
    }).map(([name, value]) => ({ name, label: name, value }));
    const id = randomUUIDv7();
    const answer = { id, receivedAt: clock.now(), form: 'answer' as const, language, about };
    const { email } = call.person;
    if (!(await store.answer({ ...answer, fields, attachments: [] }, after, email))) {
      throw new InboxRefusal('answeredMeanwhile');
    }
    return { id };
  }),

  route('DELETE', 'messages/:id/answers/:answer', { needs }, async (call) => {
    const { submission } = await messageOf(call);
    const { answer } = read(z.object({ answer: z.string() }), call.request.params);
    const { store, clock } = call.inbox;
    const by = { at: clock.now(), actor: call.person.email };
    if (!(await store.takeBack(answer, submission.id, by))) {
      throw new InboxRefusal('mailedAlready');
    }
    return {};
  }),
];

import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { newAnswer } from '#shared/inbox-requests.ts';
import { valuesOf } from '../store/submission.ts';
import { messageBodyRoute, messageRoute } from './message-route.ts';
import { InboxRefusal, read } from './refusal.ts';

const params = z.object({ answer: z.string() });

/** Answers to messages, by mail. */
export const answerRoutes = [
  messageBodyRoute('POST', '/answers', newAnswer, async (call) => {
    const { store, clock } = call.inbox;
    const { subject, text, after } = call.body;
    const { id: about, form, language } = call.message.submission;
    const values = valuesOf(call.message.submission);
    const { user_email = '', user_name = '', recipient = '' } = values;
    if (!user_email) throw new InboxRefusal('noAddress');
    const earlier = (await store.answers(about)).map((each) => each.submission.id);
    const fields = Object.entries({
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

  messageRoute('DELETE', '/answers/:answer', async (call) => {
    const { answer } = read(params, call.request.params);
    const { store, clock } = call.inbox;
    const by = { at: clock.now(), actor: call.person.email };
    if (!(await store.takeBack(answer, call.id, by))) throw new InboxRefusal('mailedAlready');
  }),
];

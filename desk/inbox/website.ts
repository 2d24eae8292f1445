import type { Website } from '#shared/inbox.ts';
import { publishingAsk } from '#shared/publishing.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { type Inbox, route } from './route.ts';

const needs = 'publisher';

/** The published site: what would change, publishing it, and going back. Another program does both (decision 0013). */
export const websiteRoutes = [
  route('GET', 'website', { needs }, async ({ inbox }): Promise<Website> => {
    const publications = publicationsOf(inbox);
    const told = await publications.told();
    if (!told) throw new InboxRefusal('unknown');
    const askedAt = await publications.askedAt();
    return { ...told, ...(askedAt !== undefined && { askedAt }) };
  }),

  route('POST', 'website', { needs }, async (call) => {
    const publications = publicationsOf(call.inbox);
    const ask = read(publishingAsk, call.request.body);
    if (!(await publications.ask(ask))) throw new InboxRefusal('askedAlready');
    if (ask.kind !== 'look') await record(call, 'publish', `${ask.kind} ${ask.commit}`);
    return call.reply.code(204).send();
  }),
];

function publicationsOf({ publications }: Inbox) {
  if (!publications) throw new InboxRefusal('unknown');
  return publications;
}

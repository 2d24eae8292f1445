import { z } from 'zod';
import type { Numbers } from '#shared/inbox.ts';
import { DAY_MS } from '../clock.ts';
import { dayOf } from '../store/daily-counts.ts';
import type { AnswerTime } from '../store/inbox-store.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import { read } from './refusal.ts';
import { route } from './route.ts';

const query = z.object({ days: z.coerce.number().int().min(1).max(750).default(30) });

/** How many messages came, how soon they were answered, and what became of mails and pages. */
export const numberRoutes = [
  route('GET', 'numbers', { needs: 'office' }, async ({ inbox, request }): Promise<Numbers> => {
    const { store, clock, content } = inbox;
    const since = clock.now() - read(query, request.query).days * DAY_MS;
    const day = dayOf(since, content().timeZone);
    const counts = DELIVERY_STATES.map(async (state) => ({
      state,
      count: await store.count({ state }),
    }));
    return {
      desks: byDesk(await store.answerTimes(since)),
      deliveries: await Promise.all(counts),
      views: await store.pageViews(day),
      refusals: await store.refusals(day),
    };
  }),
];

function byDesk(times: AnswerTime[]): Numbers['desks'] {
  const groups = Map.groupBy(times, ({ form, desk }) => `${form} ${desk}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const waits = group.flatMap(({ receivedAt, answeredAt }) =>
      answeredAt === null ? [] : [answeredAt - receivedAt],
    );
    return {
      form: first.form,
      desk: first.desk,
      received: group.length,
      answered: waits.length,
      medianTime: median(waits),
    };
  });
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const last = sorted.length - 1;
  const [low, high] = [sorted[Math.floor(last / 2)], sorted[Math.ceil(last / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

import { createHostileRequests } from '#desk/torture/hostile-requests.ts';
import { originalApplications } from '#desk/torture/originals.ts';
import { rawExchange } from '#desk/torture/raw-exchange.ts';
import { createHeapProbe } from './heap.ts';
import { percentile } from './load.ts';
import { startTemporaryDesk } from './temporary-desk.ts';
import { held, together, type Verdict } from './verdict.ts';

const COUNT = 20_000;
const AT_ONCE = 8;
const DEADLINE_MS = 10_000;
const MEGABYTE = 1024 * 1024;

/** Room for what V8 compiles and caches while it gets to know its input. */
const HEAP_BAR = 1.1;

/** Sends mutated multipart bodies, the known killers among them, and looks at answers and heap. */
export async function measureHostileBodies(): Promise<Verdict> {
  const probe = await createHeapProbe();
  const desk = await startTemporaryDesk(probe.env);
  const next = createHostileRequests(await originalApplications(), Date.now());
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const send = async (count: number) => {
    let left = count;
    const sender = async () => {
      while (left-- > 0) {
        const start = performance.now();
        const status = await rawExchange(desk.port, next(), DEADLINE_MS);
        times.push(performance.now() - start);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
  };
  await send(COUNT / 4);
  const quarter = await probe.usedBytes();
  await send((COUNT * 3) / 4);
  const end = await probe.usedBytes();
  await desk.stop();

  const odd = [...statuses].filter(([status]) => status < 200 || status >= 500);
  const counted = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
  const heap = `${megabytes(quarter)} MB at a quarter, ${megabytes(end)} MB at the end`;
  const slowest = percentile(times, 1).toFixed(0);
  return together([
    held(`${COUNT} mutated bodies`, counted.join(', '), odd.length === 0, 'all 2xx or 4xx'),
    held('slowest answer', `${slowest} ms`, true, `none after ${DEADLINE_MS} ms`),
    held('heap after collection', heap, end <= quarter * HEAP_BAR, `≤ × ${HEAP_BAR}`),
  ]);
}

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

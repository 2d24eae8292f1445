import { once } from 'node:events';
import { z } from 'zod';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { freePort } from '#desk/testing/http.ts';
import { createHostileSender } from '#desk/testing/traffic/hostile-requests.ts';
import { percentile } from './load.ts';
import { measured, together, type Verdict } from './verdict.ts';

const COUNT = 20_000;
const DEADLINE_MS = 10_000;
const MEGABYTE = 1024 * 1024;

/** V8 compiles and caches more code during the run. */
const HEAP_BAR = 1.1;

/** Sends mutated multipart bodies, and measures the answers and the heap. */
export async function measureHostileBodies(): Promise<Verdict> {
  const probe = await createHeapProbe();
  const desk = await startDeskProcess(probe.env);
  const { send, statuses, times } = await createHostileSender(desk.port, {
    seed: Date.now(),
    deadlineMs: DEADLINE_MS,
  });
  await send(COUNT / 4);
  const quarter = await probe.usedBytes();
  await send((COUNT * 3) / 4);
  const end = await probe.usedBytes();
  await desk.stop('SIGKILL');

  const odd = [...statuses].filter(([status]) => status < 200 || status >= 500);
  const counted = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
  const heap = `${megabytes(quarter)} MB at a quarter, ${megabytes(end)} MB at the end`;
  const slowest = percentile(times, 1).toFixed(0);
  return together([
    measured(`${COUNT} mutated bodies`, counted.join(', '), odd.length === 0, 'all 2xx or 4xx'),
    measured('slowest answer', `${slowest} ms`, true, `none after ${DEADLINE_MS} ms`),
    measured('heap after collection', heap, end <= quarter * HEAP_BAR, `≤ × ${HEAP_BAR}`),
  ]);
}

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty();
const usage = z.object({ result: z.object({ usedSize: z.number() }) });

/** Measures the heap of another Node process through its inspector. */
interface HeapProbe {
  /** The process has to be started with this environment. */
  env: { NODE_OPTIONS: string };
  /** Bytes in use after a garbage collection. */
  usedBytes(): Promise<number>;
}

async function createHeapProbe(): Promise<HeapProbe> {
  const port = await freePort();
  return {
    env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
    async usedBytes() {
      const response = await fetch(`http://127.0.0.1:${port}/json/list`);
      const url = targets.parse(await response.json())[0]?.webSocketDebuggerUrl ?? '';
      const socket = new WebSocket(url);
      await once(socket, 'open');
      const call = async (method: string) => {
        socket.send(JSON.stringify({ id: 1, method }));
        const [{ data }] = await once(socket, 'message');
        return JSON.parse(data);
      };
      // Finalizers of one collection can release more for the next.
      for (let i = 0; i < 3; i++) await call('HeapProfiler.collectGarbage');
      const { result } = usage.parse(await call('Runtime.getHeapUsage'));
      socket.close();
      return result.usedSize;
    },
  };
}

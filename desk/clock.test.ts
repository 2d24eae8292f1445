// Background tasks.
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { repeat } from './clock.ts';
import { createManualClock } from './testing/manual-clock.ts';

it('logs the failure of a task, and runs it again', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const clock = createManualClock();
  const task = vi.fn(async () => {
    throw new Error('no answer');
  });
  const repetition = repeat({ clock, log }, 1_000, task, 'could not erase');
  await vi.waitFor(() => expect(clock.sleeping()).toBe(1));
  clock.advance(1_000);
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
  await repetition.stop();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    Array(2).fill({ level: 50, msg: 'could not erase', err: { message: 'no answer' } }),
  );
});

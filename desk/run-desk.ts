import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createDesk } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DeskContent } from './content.ts';
import { createSmtpMailer } from './delivery/smtp-mailer.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery/worker.ts';
import type { Site } from './site/load-site.ts';
import { StartError } from './start-error.ts';
import { createSqliteDatabase } from './store/sqlite/database.ts';
import { lockDataDirectory } from './store/sqlite/lock.ts';
import { openDatabase } from './store/sqlite/open.ts';
import { DATABASE_FILE } from './store/sqlite/path.ts';
import { createStore } from './store/store.ts';

interface RunPorts {
  content: DeskContent;
  clock: Clock;
  log: FastifyBaseLogger;
  site?: Site;
}

export interface RunningDesk {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string;
  /** Finishes what is in hand, then closes everything. */
  close(): Promise<void>;
}

/**
 * Runs the whole desk: store, delivery, HTTP.
 * @throws when the data directory is taken, the disk unfit or the port in use; nothing stays open.
 */
export async function runDesk(config: Config, ports: RunPorts): Promise<RunningDesk> {
  const { clock, log } = ports;
  const opened: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const lock = lockDataDirectory(config.dataDir);
    opened.push(() => lock.release());
    const store = createStore(
      createSqliteDatabase(openDatabase(join(config.dataDir, DATABASE_FILE))),
    );
    opened.push(() => store.close());
    await store.resume(clock.now());

    let worker: DeliveryWorker | undefined;
    if (config.smtp) {
      const mailer = createSmtpMailer(config.smtp);
      opened.push(() => mailer.close());
      worker = startDeliveryWorker({ store, mailer, clock, log });
      opened.push(() => worker?.stop());
    }

    const warnWaiting = async () =>
      log.warn({ waiting: await store.count('waiting') }, 'SMTP_URL is not set: messages wait');
    const app = await createDesk(config, {
      ...ports,
      store,
      accepted(id, heldBecause) {
        log.info({ submission: id, held: heldBecause }, 'accepted');
        if (heldBecause) return;
        if (worker) worker.wake();
        else void warnWaiting();
      },
    });
    opened.push(() => app.close());
    const url = await listen(app, config);
    if (!worker) await warnWaiting();
    return { url, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (cause) {
    throw new StartError(`Cannot listen on ${host}:${port}: ${(cause as Error).message}`, {
      cause,
    });
  }
}

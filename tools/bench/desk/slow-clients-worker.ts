import { parentPort, workerData } from 'node:worker_threads';
import { startSlowClients } from '#desk/torture/slow-clients.ts';

/** Slow clients on a thread of their own, so that they do not slow down who measures. */
const { port, count } = workerData as { port: number; count: number };
const clients = startSlowClients(port, count, (cut) => parentPort?.postMessage(cut));
parentPort?.once('message', () => {
  clients.stop();
  parentPort?.close();
});

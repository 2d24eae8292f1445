import { parentPort, workerData } from 'node:worker_threads';
import { startSlowClients } from '#desk/testing/traffic/slow-clients.ts';

/** Runs slow clients in a thread of their own, so that they do not slow down the measurement. */
const { port, count } = workerData as { port: number; count: number };
const clients = startSlowClients(port, count, (cut) => parentPort?.postMessage(cut));
parentPort?.once('message', () => {
  clients.stop();
  parentPort?.close();
});

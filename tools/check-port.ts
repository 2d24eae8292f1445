import { once } from 'node:events';
import { createServer } from 'node:net';
import { cannotListen } from '#desk/start-error.ts';

/**
 * Listens and closes again, so that a taken port is told before the work that would be done for it.
 *
 * @throws StartError in the words of the desk
 */
export async function checkPort(address: { host: string; port: number }): Promise<void> {
  try {
    const server = createServer().listen(address.port, address.host);
    await once(server, 'listening');
    await once(server.close(), 'close');
  } catch (cause) {
    throw cannotListen(address, cause);
  }
}

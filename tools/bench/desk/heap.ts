import { once } from 'node:events';
import { z } from 'zod';
import { freePort } from './free-port.ts';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty();
const usage = z.object({ result: z.object({ usedSize: z.number() }) });

/** A way to look into the heap of another Node process, by its inspector. */
export interface HeapProbe {
  /** To be in that process's environment when it starts. */
  env: { NODE_OPTIONS: string };
  /** Bytes in use after everything that can go has gone. */
  usedBytes(): Promise<number>;
}

export async function createHeapProbe(): Promise<HeapProbe> {
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
      // What one collection lets go of may hold what the next one finds.
      for (let i = 0; i < 3; i++) await call('HeapProfiler.collectGarbage');
      const { result } = usage.parse(await call('Runtime.getHeapUsage'));
      socket.close();
      return result.usedSize;
    },
  };
}

import { connect } from 'node:net';
import { SEND_FORM_PATH } from '#shared/wire.ts';

/** What a slow client makes the server wait for. */
export type Slowness = 'silence' | 'headers' | 'body';

const KINDS: readonly Slowness[] = ['headers', 'body', 'silence'];

const LINE = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\n`;
const HEADERS = `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`;

/** What each kind sends at once. */
const OPENINGS: Record<Slowness, string> = {
  silence: '',
  headers: `${LINE}X-Slow: `,
  body: LINE + HEADERS,
};

const ONE_BYTE_EVERY_MS = 1_000;

/** A connection closed by the server, and its age in seconds. */
export interface Cut {
  kind: Slowness;
  seconds: number;
}

/**
 * Starts the clients of a slowloris attack, a third of each kind, which send one byte per second or
 * nothing, and reconnect when cut off.
 */
export function startSlowClients(
  port: number,
  count: number,
  onCut: (cut: Cut) => void,
): { stop(): void } {
  const endings = new Set<() => void>();
  let stopped = false;

  function attack(kind: Slowness): void {
    const since = performance.now();
    const socket = connect(port, '127.0.0.1');
    const drip = setInterval(
      () => kind !== 'silence' && socket.write('x'),
      ONE_BYTE_EVERY_MS * (0.5 + Math.random()),
    );
    const end = () => socket.destroy();
    endings.add(end);
    socket.on('error', () => undefined).resume();
    socket.on('close', () => {
      clearInterval(drip);
      endings.delete(end);
      if (stopped) return;
      onCut({ kind, seconds: (performance.now() - since) / 1000 });
      attack(kind);
    });
    socket.write(OPENINGS[kind]);
  }

  for (let i = 0; i < count; i++) attack(KINDS[i % KINDS.length] ?? 'silence');
  return {
    stop() {
      stopped = true;
      for (const end of endings) end();
    },
  };
}

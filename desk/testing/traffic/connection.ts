import { connect, type Socket } from 'node:net';

/**
 * Sends bytes on a new connection; resolves to the status of the first answer, or 0 when the connection
 * closes without one.
 * @throws when neither happens before the deadline
 */
export function rawExchange(port: number, request: Buffer, deadlineMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const late = setTimeout(() => done(new Error('No answer in time')), deadlineMs);
    let head = '';
    function done(outcome: number | Error) {
      clearTimeout(late);
      socket.destroy();
      if (typeof outcome === 'number') resolve(outcome);
      else reject(outcome);
    }
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      if (status) done(Number(status));
    });
    // A reset may follow the answer, when the server does not read the whole body.
    socket.on('error', () => undefined);
    socket.on('close', () => done(0));
    socket.end(request);
  });
}

/** A keep-alive HTTP connection with little overhead, for measurements. */
export interface Connection {
  /** Sends a request and waits for the whole answer; resolves to its status. */
  exchange(request: Buffer): Promise<number>;
  close(): void;
}

/** Opens a connection to a local port. Answers must have a `Content-Length`. */
export function openConnection(port: number): Connection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting: { resolve(status: number): void; reject(error: Error): void } | undefined;
  let [head, status, missing] = ['', 0, 0];
  socket.on('data', (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
      missing = length - (head.length - end - 4);
      head = '';
    }
    if (missing > 0) return;
    const { resolve } = waiting ?? { resolve: () => undefined };
    waiting = undefined;
    resolve(status);
  });
  const fail = (error?: Error) => waiting?.reject(error ?? new Error('The connection was closed'));
  socket.on('error', fail);
  socket.on('close', () => fail());
  return {
    exchange(request) {
      return new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection was closed'));
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}

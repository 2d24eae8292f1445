import { connect, type Socket } from 'node:net';

/** One kept-open HTTP connection that adds next to nothing to what it measures. */
export interface Connection {
  /** Sends these bytes and waits for the whole answer; its status. */
  exchange(request: Buffer): Promise<number>;
  close(): void;
}

/** Opens a connection to this port of the machine. Answers have to have a `Content-Length`. */
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

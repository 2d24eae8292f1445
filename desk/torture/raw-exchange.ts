import { connect } from 'node:net';

/**
 * Sends bytes as they are, on a connection of their own, and resolves with the status of the first
 * answer; 0 when the connection ends without one.
 * @throws when there is neither in time
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
    // The answer may have come before the reset that follows a body nobody reads to its end.
    socket.on('error', () => undefined);
    socket.on('close', () => done(0));
    socket.end(request);
  });
}

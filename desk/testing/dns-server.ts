import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** The records of a name. One without any exists all the same: the answer is "no data". */
export interface Records {
  TXT?: string[];
  /** Names of mail servers; '' is the null MX. */
  MX?: string[];
  A?: string[];
}

const TYPES = { A: 1, MX: 15, TXT: 16 };
const NXDOMAIN = 3;
const SERVFAIL = 2;

/** A name server on UDP (RFC 1035) with these names. */
export interface DnsServer {
  /** Such as `127.0.0.1:5353`. */
  address: string;
  names: Record<string, Records>;
  /** Answers every question with SERVFAIL. */
  fails: boolean;
}

/** Starts one on a free port, stopped after the test. */
export async function startDnsServer(names: Record<string, Records>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  const server = { address: `127.0.0.1:${socket.address().port}`, names, fails: false };
  socket.on('message', (question, { port, address }) => {
    socket.send(answerTo(question, server), port, address);
  });
  return server;
}

const HEADER = 12;

function answerTo(query: Buffer, { names, fails }: DnsServer): Buffer {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const [type, end] = [query.readUInt16BE(at + 1), at + 5];
  const records = fails ? undefined : names[labels.join('.').toLowerCase()];
  const data = dataOf(records ?? {}, type);
  const header = Buffer.from(query.subarray(0, HEADER));
  const code = fails ? SERVFAIL : records ? 0 : NXDOMAIN;
  // A response that offers recursion; one question, the answers, nothing else.
  header.writeUInt16BE(0x8180 | code, 2);
  [1, data.length, 0, 0].forEach((count, index) => void header.writeUInt16BE(count, 4 + 2 * index));
  return Buffer.concat([
    header,
    query.subarray(HEADER, end),
    ...data.map((each) => row(type, each)),
  ]);
}

/** A resource record for the name of the question. */
function row(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 | HEADER, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf({ TXT = [], MX = [], A = [] }: Records, type: number): Buffer[] {
  switch (type) {
    case TYPES.TXT:
      return TXT.map(strings);
    case TYPES.MX:
      return MX.map((name) => Buffer.concat([Buffer.from([0, 10]), encoded(name)]));
    case TYPES.A:
      return A.map((address) => Buffer.from(address.split('.').map(Number)));
    default:
      return [];
  }
}

/** A text in character strings of at most 255 bytes. */
function strings(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
}

function encoded(name: string): Buffer {
  const labels = name === '' ? [] : name.split('.');
  return Buffer.from([...labels.flatMap((each) => [each.length, ...Buffer.from(each)]), 0]);
}

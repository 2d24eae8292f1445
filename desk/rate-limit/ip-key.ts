import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Names whom an IP address belongs to, as far as a limit can tell: one address of IPv4, a /64 of
 * IPv6. A hash, so that no visitor's address is stored where limits are shared.
 *
 * @param ip undefined once the client has hung up, whatever Fastify's type says
 */
export function ipKey(ip: string | undefined): string {
  const network = ip === undefined ? '' : isIPv6(ip) ? networkOf(ip) : ip;
  return createHash('sha256').update(network).digest('base64url');
}

function networkOf(ip: string): string {
  const [plain = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = after === undefined ? 0 : Math.max(8 - head.length - tail.length, 0);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((each) => Number.parseInt(each, 16).toString(16))
    .join(':');
}

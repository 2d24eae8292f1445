import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Whom an address belongs to, as far as a limit can tell: one of IPv4, a /64 of IPv6. Hashed, so
 * that no visitor's address is stored where limits are shared.
 */
export function addressGroup(address: string): string {
  const group = isIPv6(address) ? network(address) : address;
  return createHash('sha256').update(group).digest('base64url');
}

function network(address: string): string {
  const [plain = ''] = address.split('%');
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

import { Resolver } from 'node:dns/promises';

/** Together with the retries, shorter than an operator's patience. */
const TIMEOUT_MS = 2_000;
const TRIES = 3;

/** The answer that a name or record does not exist (RFC 1035: NXDOMAIN, and no data). */
const ABSENT = ['ENOTFOUND', 'ENODATA'];

/** Looks up names in the DNS. Every method rejects when no name server answers. */
export type Names = ReturnType<typeof createNames>;

/**
 * Looks up names with this name server, such as `127.0.0.1:5353`, or with those of the machine.
 * @throws when it is not an IP address
 */
export function createNames(server?: string) {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (server !== undefined) resolver.setServers([server]);
  const found = <T>(answer: Promise<T[]>) =>
    answer.catch((error: NodeJS.ErrnoException): T[] => {
      if (ABSENT.includes(String(error.code))) return [];
      throw error;
    });
  return {
    /** TXT records, each in one piece. */
    texts: async (name: string) =>
      (await found(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    /** The mail servers of a domain; [''] is the null MX of a domain without mail (RFC 7505). */
    async mailServers(domain: string) {
      return (await found(resolver.resolveMx(domain))).map(({ exchange }) => exchange);
    },
    /** Whether it has an address, to which mail goes without an MX record (RFC 5321 §5.1). */
    async hasAddress(name: string) {
      const all = await Promise.all([
        found(resolver.resolve4(name)),
        found(resolver.resolve6(name)),
      ]);
      return all.flat().length > 0;
    },
    /** Whether this name or one below it has a record (RFC 8020). */
    exists: (name: string) =>
      resolver.resolveTxt(name).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (ABSENT.includes(String(error.code))) return error.code === 'ENODATA';
          throw error;
        },
      ),
  };
}

const SAMPLE = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Whether a domain is reserved for examples, so that no mail can reach it (RFC 2606). */
export const isSample = (domain: string) => SAMPLE.test(domain);

import type { Config } from '../../config.ts';
import type { DeskContent } from '../../content.ts';
import { type Finding, findingsAbout } from './finding.ts';
import { isSample, type Names } from './names.ts';
import { noAnswer } from './sender.ts';

/** The addresses in the office that get mail: those of MAIL_TO alone while it is set. */
export function recipientsOf(
  { smtp, digestTo }: Pick<Config, 'smtp' | 'digestTo'>,
  { mails, cards }: DeskContent,
): string[] {
  const named = Object.values(mails).flatMap(({ office }) =>
    'to' in office ? office.to.map(({ address }) => address) : [],
  );
  const office = smtp?.to?.map(({ address }) => address) ?? [
    ...named,
    ...cards.map(({ email }) => email),
  ];
  const digests = Array.isArray(digestTo) ? digestTo.map(({ address }) => address) : [];
  return [...new Set([...office, ...digests])];
}

/** Checks that mail can reach the domain of each address. */
export async function checkRecipients(names: Names, addresses: string[]): Promise<Finding[]> {
  const domains = Map.groupBy(addresses, (address) => String(address.split('@').at(-1)));
  return Promise.all(
    [...domains].map(async ([domain, addresses]) => {
      const about = `mail to ${domain}`;
      const { ok, error } = findingsAbout(about);
      if (isSample(domain)) {
        return error(
          `No mail can reach ${addresses.join(', ')}: the domain is a sample`,
          'Put the addresses of the office into content/ (docs/make-it-yours.md) and build, or set MAIL_TO',
        );
      }
      try {
        const servers = await names.mailServers(domain);
        const accepts = servers.length > 0 ? !servers.includes('') : await names.hasAddress(domain);
        return accepts
          ? ok(`${domain} receives mail`)
          : error(
              `${domain} receives no mail: it has no mail server in the DNS`,
              `Correct ${addresses.join(', ')}`,
            );
      } catch (failure) {
        return noAnswer(about, domain, failure as NodeJS.ErrnoException);
      }
    }),
  );
}

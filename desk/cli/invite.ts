import { Command } from 'commander';
import { ROLES, type Role } from '#shared/inbox.ts';
import type { DeskContent } from '../content.ts';
import { newInvitation } from '../inbox/invitation.ts';
import { personAddress } from '../inbox/people.ts';
import { roleOf } from '../inbox/rights.ts';
import { onStore, type Run, UsageError } from './command.ts';
import { printableTime } from './terminal.ts';

export const invite = (run: Run) =>
  new Command('invite')
    .argument('<ADDRESS>')
    .description(`Prints the link by which somebody registers a key for the inbox.

It works once, within 24 hours, and replaces an earlier one. Somebody who has
lost a key, also the last administrator, is invited again; --role then replaces
the roles.`)
    .option(
      '--role <ROLE>',
      'administrator, office, hr, publisher, or desk:NUMBER of a contact card; may be repeated',
      (role: string, roles: string[]) => [...roles, role],
      [],
    )
    .action((typed: string, { role: names }: { role: string[] }) =>
      onStore(run, 'write', async (store, { config, content, now, did }) => {
        if (!config.inbox) throw new UsageError('There is no inbox: set INBOX=on');
        const email = personAddress.safeParse(typed).data;
        if (!email) throw new UsageError(`"${typed}" is no e-mail address`);
        const roles = readRoles(names, content);
        const { invitation, link } = newInvitation(config.inbox.origin, now);
        const known = (await store.people(now)).find((person) => person.email === email);
        if (known) {
          if (roles.length > 0) await store.setRoles(known.id, roles, { at: now });
          await store.inviteAgain(known.id, invitation, { at: now });
        } else {
          if (roles.length === 0) throw new UsageError(`${email} is new: give --role`);
          await store.addPerson(email, roles, invitation, { at: now });
        }
        did('invite', [email, ...roles].join(' '));
        const note = `For ${email} alone, once, until ${printableTime(invitation.expiresAt)}:\n`;
        return { note, text: `${link}\n`, json: { link, email } };
      }),
    );

function readRoles(names: string[], content: () => DeskContent): Role[] {
  if (names.length === 0) return [];
  const { cards } = content();
  return [...new Set(names)].map((name) => {
    const role = roleOf(name, cards);
    if (role) return role;
    const desks = cards.map(({ id, title }) => `desk:${id} (${title})`);
    const known = [...ROLES, ...desks].join(', ');
    throw new UsageError(`There is no role "${name}". The roles are ${known}`);
  });
}

import { Command } from 'commander';
import { onStore, type Run } from './command.ts';
import { printableLine, printableTime, table } from './terminal.ts';

export const people = (run: Run) =>
  new Command('people')
    .description(`Lists who may use the inbox, or removes somebody.

Whoever is removed is signed out at once. "invite" adds people and changes
roles.`)
    .option('--remove <ADDRESS>', 'removes this person, with keys and sessions')
    .action(({ remove }: { remove?: string }) =>
      onStore(run, remove === undefined ? 'read' : 'write', async (store, { now, did }) => {
        const found = await store.people(now);
        if (remove !== undefined) {
          const person = found.find(({ email }) => email === remove.trim().toLowerCase());
          if (!person) throw new Error(`There is no ${remove} in the inbox`);
          await store.removePerson(person.id, { at: now });
          did('remove', person.email);
          return { text: `${person.email} is removed.\n`, json: { removed: person.email } };
        }
        const rows = found.map(({ email, roles, keys, addedAt, invitedUntil }) => [
          printableLine(email),
          roles.join(' '),
          String(keys),
          printableTime(addedAt),
          invitedUntil === undefined ? '' : printableTime(invitedUntil),
        ]);
        const headings = ['ADDRESS', 'ROLES', 'KEYS', 'ADDED', 'INVITED UNTIL'];
        const text = rows.length > 0 ? table(headings, rows) : 'Nobody: see "invite --help".\n';
        return { text, json: found };
      }),
    );

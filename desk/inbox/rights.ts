import { ROLES, type Role } from '#shared/inbox.ts';
import type { DeskContent } from '../content.ts';
import type { Visible } from '../store/inbox-store.ts';

/** The messages that somebody may see and change. */
export interface Rights {
  everything: boolean;
  applications: boolean;
  /** Ids of the contact cards whose messages they are. */
  desks: number[];
}

/** Whether these roles are an administrator's. */
export function isAdministrator(roles: readonly Role[]): boolean {
  return roles.includes('administrator');
}

/** Whether somebody with these roles may publish the site. */
export function mayPublish(roles: readonly Role[]): boolean {
  return isAdministrator(roles) || roles.includes('publisher');
}

/** What somebody with these roles may see: with several, what any of them may. */
export function rightsOf(roles: readonly Role[]): Rights {
  return {
    everything: isAdministrator(roles) || roles.includes('office'),
    applications: roles.includes('hr'),
    desks: roles.flatMap((role) =>
      role.startsWith('desk:') ? Number(role.slice('desk:'.length)) : [],
    ),
  };
}

/** The messages that somebody may see, as a condition on rows of `inbox_message`. */
export function visible({ everything, applications, desks }: Rights): Visible {
  if (everything) return { sql: '1 = 1', values: [] };
  const marks = desks.map(() => '?').join(', ');
  const conditions = [
    applications && `inbox_message.form IN ('career', 'withdrawal')`,
    marks &&
      `inbox_message.form IN ('contact', 'registration') AND inbox_message.desk IN (${marks})`,
  ];
  return { sql: conditions.filter(Boolean).join(' OR ') || '1 = 0', values: desks };
}

/** The role of this name; undefined if there is none, or no contact card of its number. */
export function roleOf(name: string, cards: DeskContent['cards']): Role | undefined {
  const known = ROLES.find((role) => role === name);
  if (known) return known;
  const card = cards.find(({ id }) => name === `desk:${id}`);
  return card && `desk:${card.id}`;
}

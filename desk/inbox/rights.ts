import type { MessageForm, Role } from '#shared/inbox.ts';
import type { DeskContent } from '../content.ts';
import type { Value } from '../store/database.ts';

/** The messages that somebody may see and change. */
export interface Rights {
  everything: boolean;
  applications: boolean;
  /** Ids of the contact cards whose messages they are. */
  desks: number[];
}

/** The forms of applications. */
const APPLICATIONS = ['career', 'withdrawal'] as const satisfies MessageForm[];

/** Whether these roles are an administrator's. */
export function isAdministrator(roles: readonly Role[]): boolean {
  return roles.includes('administrator');
}

/** What somebody with these roles may see: with several, what any of them may. */
export function rightsOf(roles: readonly Role[]): Rights {
  return {
    everything: isAdministrator(roles) || roles.includes('office'),
    applications: roles.includes('hr'),
    desks: roles.flatMap((role) => deskOf(role) ?? []),
  };
}

/** The id of the contact card of a role such as `desk:2`. */
function deskOf(role: Role): number | undefined {
  return role.startsWith('desk:') ? Number(role.slice('desk:'.length)) : undefined;
}

/** Whether a message may be seen. */
export function maySee(
  { everything, applications, desks }: Rights,
  { form, desk }: { form: MessageForm; desk: number | null },
): boolean {
  if (everything) return true;
  if (form === 'contact') return desk !== null && desks.includes(desk);
  return applications && APPLICATIONS.some((each) => each === form);
}

/** The same as a condition on rows of `inbox_message`. */
export function visible({ everything, applications, desks }: Rights): {
  sql: string;
  values: Value[];
} {
  if (everything) return { sql: '1 = 1', values: [] };
  const marks = (list: readonly unknown[]) => list.map(() => '?').join(', ');
  const conditions: string[] = [];
  const values: Value[] = [];
  if (applications) {
    conditions.push(`inbox_message.form IN (${marks(APPLICATIONS)})`);
    values.push(...APPLICATIONS);
  }
  if (desks.length > 0) {
    conditions.push(`inbox_message.form = 'contact' AND inbox_message.desk IN (${marks(desks)})`);
    values.push(...desks);
  }
  return { sql: conditions.join(' OR ') || '1 = 0', values };
}

/** The role of this name; undefined if there is none, or no contact card of its number. */
export function roleOf(name: string, cards: DeskContent['cards']): Role | undefined {
  if (name === 'administrator' || name === 'office' || name === 'hr') return name;
  const card = cards.find(({ id }) => name === `desk:${id}`);
  return card && `desk:${card.id}`;
}

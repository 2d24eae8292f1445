import type { Role } from '#shared/inbox.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';

/** Gives a role its name; that of a contact card names the card. */
export function useRoleName(): (role: Role) => string {
  const { people: texts } = useTexts();
  const { cards } = useMe();
  return (role) => {
    if (!role.startsWith('desk:')) return texts.role[role as keyof typeof texts.role];
    const id = Number(role.slice('desk:'.length));
    return `${texts.cardRole} ${cards.find((card) => card.id === id)?.title ?? id}`;
  };
}

import type { Numbers } from '#shared/inbox.ts';
import { en } from '../texts/en.ts';

type Kind = keyof typeof en.numbers.refusals;

const KINDS = Object.keys(en.numbers.refusals) as Kind[];

/** How many forms were refused by kind of reason; a limit's name, such as `address_bytes_hour`, begins with its kind. */
export function refusalsByKind(refusals: Numbers['refusals']): [kind: Kind, sum: number][] {
  return KINDS.flatMap((kind) => {
    const counts = refusals.filter(({ reason }) => reason.startsWith(kind));
    return counts.length > 0 ? [[kind, counts.reduce((sum, { count }) => sum + count, 0)]] : [];
  });
}

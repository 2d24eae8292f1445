import { useMe } from '../me.ts';

/** The name of a trade or document by its short name. */
export function useItemName(): (id: string) => string {
  const { trades, documents } = useMe();
  return (id) => [...trades, ...documents].find((each) => each.id === id)?.label ?? id;
}

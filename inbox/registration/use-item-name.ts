import { useLanguage } from '../language.ts';
import { useMe } from '../queries.ts';

/** The name of a trade or document by its short name, in the language that is shown. */
export function useItemName(): (id: string) => string {
  const { trades, documents } = useMe();
  const language = useLanguage();
  return (id) => {
    const labels = [...trades, ...documents].find((each) => each.id === id)?.labels;
    return labels?.[language] ?? Object.values(labels ?? {})[0] ?? id;
  };
}

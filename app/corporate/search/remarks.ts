import { fill, fillPlural, listed } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { SearchTexts } from './content.server.ts';
import type { Hits } from './site-search.ts';

type Texts = Pick<SearchTexts, 'count' | 'partial' | 'unknown' | 'similar'>;

/** Number of results, and how they differ from what was asked. */
export function remarksOn({ hits, unknown, similar, isPartial }: Hits, texts: Texts): string[] {
  const count = fillPlural(texts.count, hits.length);
  if (hits.length === 0) return [count];
  const about = (text: string, words: readonly string[]) =>
    words.length > 0 ? [fill(text, { words: listed(words, dictionary.list) })] : [];
  return [
    count,
    ...(isPartial ? [texts.partial] : []),
    ...about(texts.similar, similar),
    ...about(texts.unknown, unknown),
  ];
}

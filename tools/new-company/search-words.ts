import { leadsSomewhere, type Site } from './of-this-site.ts';
import { isBranch, isWords, mapped, type Tree } from './words.ts';

/** The visitors' words whose page or answer this site has. */
export function searchWords(synonyms: Tree, facts: ReadonlySet<string>, site: Site): Tree {
  if (!Array.isArray(synonyms)) return synonyms;
  return synonyms.flatMap((entry) => {
    if (!isBranch(entry)) return [];
    const { page, answer, ...words } = entry;
    const isPage = typeof page === 'string' && leadsSomewhere(page, site);
    const given = answerOf(answer, facts, site);
    if (page !== undefined && !isPage && given === undefined) return [];
    return [{ ...words, ...(isPage && { page }), ...(given !== undefined && { answer: given }) }];
  });
}

/** The answer without links to other pages; undefined if a fact is missing. */
function answerOf(answer: Tree, facts: ReadonlySet<string>, site: Site): Tree {
  if (!isWords(answer)) return undefined;
  const texts = mapped(answer, (text) => {
    const kept = String(text).replace(/,?\s*\[[^\]]*\]\((\/[^)]*)\)[.،]?/g, (link, to) =>
      leadsSomewhere(to, site) ? link : '',
    );
    const names = Array.from(kept.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);
    return names.every((name) => facts.has(name)) ? kept.trim() || undefined : undefined;
  });
  return Object.keys(texts).length === Object.keys(answer).length ? texts : undefined;
}

import { readFileSync } from 'node:fs';
import { besides } from '#office/content.ts';
import { contentOf } from '#office/document.ts';
import { fileIn } from '#office/model.ts';
import { ar } from '#office/texts.ts';
import { isFields } from '#office/tree.ts';
import { officeSite } from '#tools/office/site.ts';
import { ENGLISH, type Words } from './page-objects/office.ts';

/**
 * The words of the editor in the language of a browser: its labels, and the names of pages and entries in the content.
 *
 * @param added Arabic names that a test adds, by the English ones
 */
export function wordsIn(locale: string, added: Record<string, string> = {}): Words {
  if (locale !== 'ar-SA') return ENGLISH;
  const site = officeSite();
  const names = new Map<string, string>(Object.entries(added));
  const collect = (own: unknown, other: unknown): void => {
    if (typeof own === 'string' && typeof other === 'string') names.set(own, other);
    if (!isFields(own) && !Array.isArray(own)) return;
    for (const [key, each] of Object.entries(own))
      collect(each, (other as Record<string, unknown> | undefined)?.[key]);
  };
  for (const form of site.groups
    .flatMap(({ forms }) => forms)
    .filter((each) => each.isTranslated)) {
    const [own, other] = ['en', 'ar'].map((code) => {
      const file = fileIn(form, code, site);
      return contentOf(file, readFileSync(file, 'utf8'));
    });
    collect(own, besides(own, other));
  }
  return { texts: ar, t: (english) => site.arabic[english] ?? names.get(english) ?? english };
}

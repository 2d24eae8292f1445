import type { UntranslatedText } from '#app/content/untranslated.server.ts';

/** Texts under a title. */
type Part = readonly [title: string, texts: Iterable<UntranslatedText>];

/**
 * The texts without translation by the page that shows them: those of every page once, and those of no page last.
 *
 * @param pages the texts that each page shows, by its path
 * @param waiting the files of pages that are not built, by their paths
 */
export function reportOf(
  all: readonly UntranslatedText[],
  pages: ReadonlyMap<string, ReadonlySet<UntranslatedText>>,
  waiting: Readonly<Record<string, string>>,
): string {
  const onEvery = new Set(all.filter((text) => pages.values().every((shown) => shown.has(text))));
  const onAny = new Set(pages.values().flatMap((shown) => shown.values()));
  const files = new Set(Object.values(waiting));
  const elsewhere = all.filter((text) => !onAny.has(text) && !files.has(text.file));
  const parts: Part[] = [
    ['Every page', onEvery],
    ...[...pages].map(([path, shown]): Part => [path, shown.difference(onEvery)]),
    ...Object.entries(waiting).map(
      ([path, file]): Part => [
        `${path} (waits, and links lead to the original)`,
        all.filter((text) => text.file === file),
      ],
    ),
    ['No page as it is built: mails, downloads, and what forms and filters say', elsewhere],
  ];
  return parts.map(textOf).join('');
}

function textOf([title, texts]: Part): string {
  const lines = Array.from(texts, ({ file, line, field }) => `  ${file}:${line} ${field}\n`);
  return lines.length > 0 ? `${title}\n${lines.join('')}\n` : '';
}

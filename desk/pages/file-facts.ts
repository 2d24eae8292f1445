import type { Words } from '#shared/desk-content.ts';

/** The name, size and hash of a file, a line each, in these words. */
export function fileFacts(
  { name, size, sha256 }: { name: string; size: number; sha256: string },
  { language }: Pick<Words, 'language'>,
): string[] {
  const bytes = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const;
  return [name, new Intl.NumberFormat(language.locale, bytes).format(size), `SHA-256 ${sha256}`];
}

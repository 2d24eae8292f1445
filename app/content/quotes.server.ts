/** The mistake of quotation marks that only a text may contain. */
export const SMART_QUOTES = 'typographic quotes do not enclose a text; use \' or "';

/** A text as YAML has it in single quotes. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The remedy for an unquoted placeholder, which YAML reads as a mapping. */
export function quoteHint(name: string): string {
  return `quote a text with a placeholder at its beginning or in a list on one line: '{${name}} …'`;
}

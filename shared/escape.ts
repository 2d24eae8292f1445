const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // HTML 4 and XML have no common name for it.
  "'": '&#39;',
  // A parser would turn it into a line feed.
  '\r': '&#13;',
};

/** Escapes a text for HTML and XML, as content or as a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"'\r]/g, (character) => REFERENCES[character] ?? '');
}

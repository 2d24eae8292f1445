/** Reads the desk's refusal page as an HTML parser would: field values, and labels in order. */
export function readFormPage(page: string): { fields: Record<string, string>; labels: string[] } {
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of page.matchAll(/<input ([^>]*)>/g)) {
    fields[attribute(attributes, 'name')] = attribute(attributes, 'value');
  }
  for (const [, attributes = '', text = ''] of page.matchAll(
    /<textarea ([^>]*)>\n?([\s\S]*?)<\/textarea>/g,
  )) {
    fields[attribute(attributes, 'name')] = decode(text);
  }
  const labels = [...page.matchAll(/<label [^>]*>(.*?)<\/label>/g)].map(([, text = '']) => text);
  return { fields, labels };
}

function attribute(attributes: string, name: string): string {
  return decode(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function decode(text: string): string {
  return text
    .replaceAll('\r', '\n')
    .replaceAll('&#13;', '\r')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

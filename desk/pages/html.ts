/** Markup that needs no escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // The HTML parser would turn it into a line feed.
  '\r': '&#13;',
};

/** Tag for template literals; escapes every value that is not `Html`. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | Html | (string | Html)[])[]
): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markup)));
}

function markup(value: string | Html | (string | Html)[]): string {
  if (Array.isArray(value)) return value.map(markup).join('');
  if (value instanceof Html) return value.text;
  return value.replace(/[&<>"'\r]/g, (character) => ESCAPES[character] ?? '');
}

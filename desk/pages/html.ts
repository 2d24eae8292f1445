import { escapeMarkup } from '#shared/escape.ts';

/** Markup that needs no escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

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
  return escapeMarkup(value);
}

import { escapeMarkup } from '#shared/escape.ts';

/** Markup that needs no escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | false | undefined;

/** Tag for template literals; escapes every value that is not `Html`, and shows nothing for false and undefined. */
export function html(strings: TemplateStringsArray, ...values: (Value | readonly Value[])[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markup)));
}

function markup(value: Value | readonly Value[]): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(markup).join('');
  return value === false ? '' : escapeMarkup(String(value ?? ''));
}

import { LANGUAGES } from '#shared/language.ts';

/** Elements whose text a script compares with its own, or that is not text. */
const KEPT = new Set(['page-island', 'svg']);

/** Elements without an end tag. */
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** A whole element that contains no HTML, a tag, or a text. */
const TOKENS =
  /<(script|style|textarea)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>|<[^>]*>|[^<]+/g;

/** Units after a figure, as both languages write them. */
const UNITS =
  'm|mm|cm|km|m²|m³|m3|kg|t|t/m²|bar|kN|kN/m²|kV|kVA|kW|MW|MVA|h|min|l|dB|°C|SAR|million|م|مم|كم|م²|م³|كجم|طن|طنًا|أطنان|بار|ريال|مليون|°م';

const MONTHS = LANGUAGES.flatMap(({ code }) => {
  const name = new Intl.DateTimeFormat(code, { month: 'long', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(2026, month)));
}).join('|');

/** A space within a number or date, between a code and its number, or between a figure and its unit. */
const SPACES = new RegExp(
  ` (?:(?<=\\d )(?=\\d|(?:${UNITS}|${MONTHS}|per cent)(?![\\p{L}\\d]))|(?<=\\d[ \u00a0]per )(?=cent(?![\\p{L}]))|(?<=(?<![\\p{L}\\d])(?:[A-Z][A-Z/]+|${MONTHS}) )(?=[A-Z]?\\d))`,
  'gu',
);

/**
 * A page whose lines do not break within a date, or between a code, its number and a unit: in right-to-left text the
 * parts would stand at opposite edges.
 */
export function withNoBreakSpaces(html: string): string {
  const open: { name: string; isKept: boolean }[] = [];
  return html.replace(TOKENS, (token, whole, end, name, attributes) => {
    if (!token.startsWith('<'))
      return open.at(-1)?.isKept ? token : token.replace(SPACES, '\u00a0');
    if (whole || !name || VOID.test(name) || attributes.endsWith('/')) return token;
    if (end) {
      while (open.length > 0 && open.pop()?.name !== name);
      return token;
    }
    // Scripts leave the content of a slot as it is.
    const isSlot = attributes.includes(' data-slot');
    open.push({ name, isKept: KEPT.has(name) || (!isSlot && Boolean(open.at(-1)?.isKept)) });
    return token;
  });
}

/** Elements whose text a script compares with its own, or that is not text. */
const KEPT = 'page-island|script|style|svg|textarea';

const TOKENS = new RegExp(`<(/?)(${KEPT})\\b[^>]*>|<[^>]*>|[^<]+`, 'g');

/** Units after a figure, as both languages write them. */
const UNITS =
  'm|mm|cm|km|m²|m³|kg|t|bar|kV|kW|MW|MVA|h|dB|°C|SAR|million|م|مم|كم|م²|م³|كجم|طن|طنًا|أطنان|بار|ريال|مليون|°م';

/** A space within a number, between a code and its number, or between a figure and its unit. */
const SPACES = new RegExp(
  ` (?:(?<=\\d )(?=\\d|(?:${UNITS})(?![\\p{L}\\d]))|(?<=(?<![\\p{L}\\d])[A-Z][A-Z/]+ )(?=[A-Z]?\\d))`,
  'gu',
);

/**
 * A page whose lines do not break between a code, its number and a unit: in right-to-left text the parts would
 * stand at opposite edges.
 */
export function withNoBreakSpaces(html: string): string {
  let depth = 0;
  return html.replace(TOKENS, (token, closing: string | undefined, kept: string | undefined) => {
    if (kept) depth += closing ? -1 : 1;
    return depth > 0 || token.startsWith('<') ? token : token.replace(SPACES, '\u00a0');
  });
}

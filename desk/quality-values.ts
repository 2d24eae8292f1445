/**
 * Reads a header such as `Accept` or `Accept-Encoding` (RFC 9110 §12.4.2) into name → weight,
 * names in lower case. Malformed weights count as 0: whoever cannot say what it wants gets less.
 */
export function readQualityValues(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  return weights;
}

/** Puts values into the `{placeholders}` of a content text; the schemas see to it that each is there. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

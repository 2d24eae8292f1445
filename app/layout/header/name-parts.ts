/**
 * Splits a company's name for the text beside its mark: its short name, and what follows that in the
 * name; else the whole name.
 */
export function nameParts(name: string, shortName: string): { first?: string; rest: string } {
  const follows = name.slice(shortName.length);
  const isFirst = name.startsWith(shortName) && /^(?:\s|$)/.test(follows);
  return isFirst ? { first: shortName, rest: follows.trim() } : { rest: name };
}

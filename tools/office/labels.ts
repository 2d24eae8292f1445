/** An identifier as a label: `legalName` → `Legal name`; a short word of capitals is an abbreviation. */
export function labelOf(name: string): string {
  if (/^[A-Z]{2,5}$/.test(name)) return name;
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Ems that Arabic needs between lines beyond Latin: its letters are deeper, with marks above and below. */
const MORE = 0.25;

/** Letters join: space or a hyphen between them breaks words. The script has no capitals. */
const LATIN_ONLY = /^(letter-spacing|text-transform|hyphens)$/;

interface Sheet {
  walkDecls(
    property: string | RegExp,
    change: (declaration: { value: string; remove(): void }) => void,
  ): void;
}

/**
 * PostCSS plugin for pages in Arabic script: removes declarations for other scripts, and raises every
 * `line-height` of text; 1 or less is that of a figure on its own line.
 */
export const arabicType = {
  postcssPlugin: 'arabic-type',
  // Not `Declaration`, which PostCSS calls again after each change.
  Once(sheet: Sheet) {
    sheet.walkDecls(LATIN_ONLY, (declaration) => declaration.remove());
    sheet.walkDecls('line-height', (declaration) => {
      declaration.value = raised(declaration.value);
    });
  },
};

function raised(value: string): string {
  const leading = Number(value);
  return leading > 1 ? String(Number((leading + MORE).toFixed(3))) : value;
}

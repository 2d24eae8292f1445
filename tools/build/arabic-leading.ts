/** Ems that Arabic needs between lines beyond Latin: its letters are deeper, with marks above and below. */
const MORE = 0.25;

interface Sheet {
  walkDecls(property: string, change: (declaration: { value: string }) => void): void;
}

/**
 * PostCSS plugin of pages in Arabic script: raises every `line-height` of text. One of 1 or less is
 * that of a figure on a line of its own.
 */
export const arabicLeading = {
  postcssPlugin: 'arabic-leading',
  // Not for each declaration: PostCSS visits one again after its change.
  Once(sheet: Sheet) {
    sheet.walkDecls('line-height', (declaration) => {
      declaration.value = raised(declaration.value);
    });
  },
};

function raised(value: string): string {
  const leading = Number(value);
  return leading > 1 ? String(Number((leading + MORE).toFixed(3))) : value;
}

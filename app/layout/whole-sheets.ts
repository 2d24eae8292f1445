let applied: Promise<boolean> | undefined;

/**
 * Applies the whole of the stylesheets of which the document contains only what its first page uses
 * (tools/postbuild/inline-sheets.ts), since other pages need more.
 *
 * @returns whether all of them could be loaded; if not, the next call tries again
 */
export function applyWholeSheets(): Promise<boolean> {
  applied ??= applyAll();
  return applied;
}

async function applyAll(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  // Not every browser announces the load of a link that is enabled, and React may remove these.
  const sheets = [...links].map((link) => {
    const sheet = Object.assign(document.createElement('link'), { rel: link.rel, href: link.href });
    link.before(sheet);
    return sheet;
  });
  const loaded = await Promise.all(sheets.map(isLoaded));
  if (loaded.every(Boolean)) return true;
  for (const sheet of sheets) sheet.remove();
  applied = undefined;
  return false;
}

function isLoaded(sheet: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    sheet.onload = () => resolve(true);
    sheet.onerror = () => resolve(false);
  });
}

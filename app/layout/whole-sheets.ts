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
  const loaded = await Promise.all([...links].map(apply));
  if (loaded.every(Boolean)) return true;
  applied = undefined;
  return false;
}

function apply(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.disabled = true;
      resolve(false);
    };
    link.media = 'all';
    link.disabled = false;
  });
}

import { resolve } from 'node:path';
import { INBOX_PATH } from '#shared/inbox.ts';
import { cssTarget } from '#tools/build/compilation.ts';
import { programPath } from '#tools/program-path.ts';

/**
 * Bundles the page of the inbox into build/inbox, with the company's colours and fonts among its own files: the site may
 * be on another host. The desk serves it; no public page has any of it.
 */
export async function bundleInbox(): Promise<void> {
  // Not before: a process that ends on invalid content while Vite's threads start may never end.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: programPath('inbox'),
    logLevel: 'warn',
    base: `${INBOX_PATH}/`,
    publicDir: false,
    resolve: { alias: { '#build': resolve('build'), '/fonts': resolve('build/public/fonts') } },
    build: {
      outDir: resolve('build/inbox'),
      emptyOutDir: true,
      cssTarget,
      // The page's policy allows no data: addresses of fonts.
      assetsInlineLimit: 0,
      modulePreload: false,
      // Packages name modules for the client, which all are here.
      rolldownOptions: {
        input: [programPath('inbox/index.html'), programPath('inbox/file-viewer.html')],
        checks: { moduleLevelDirective: false },
      },
    },
  });
}

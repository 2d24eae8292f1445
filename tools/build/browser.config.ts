import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGE } from '#api/language.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { constants, css, cssTarget } from './compilation.ts';

const ENTRY = 'app/entry.client.tsx';
const islands = globSync('app/**/*.island.tsx', {
  exclude: hasTemplate() ? [] : ['app/estate/**'],
});

/** Builds what runs in the browser: the entry of every page, and each island as a module of its own. */
export default defineConfig({
  plugins: [constants(), noTemplateModules(), noSecondStyles()],
  css,
  publicDir: false,
  build: {
    outDir: `build/browser/${LANGUAGE}`,
    // Says where they are: app/islands/module-path.server.ts.
    manifest: true,
    cssTarget,
    // Firefox reports one of a module that is already loaded as failed.
    modulePreload: false,
    rolldownOptions: {
      input: [ENTRY, ...islands],
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          // Each with what it imports; otherwise each combination of islands has a chunk for what these share.
          groups: [
            { name: 'frame', test: /\/entry\.client\.tsx$/, priority: 2 },
            { name: 'react', test: /\/hydrate-island\.tsx$/, priority: 1 },
            // Of the form of every page.
            { name: 'controls', test: /\/(?:button|text-field|submission-status|limit)\.tsx?$/ },
          ],
        },
      },
    },
  },
});

const template = join(process.cwd(), 'app/estate/');

/** Fails a build without the template if a chunk contains a module of the template. */
function noTemplateModules(): Plugin {
  return {
    name: 'no-template-modules',
    apply: () => !hasTemplate(),
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const strays = modules.filter((id) => id.startsWith(template));
      if (strays.length > 0)
        this.error(`A build without the template contains ${strays.join(', ')}`);
    },
  };
}

/**
 * Leaves the styles of islands, and of what they share, to the pages, which have them: loaded a second time they
 * override what comes after them in the page. Only what is imported later brings its own.
 */
function noSecondStyles(): Plugin {
  return {
    name: 'no-second-styles',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.isDynamicEntry) file.viteMetadata?.importedCss.clear();
      }
    },
  };
}

import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { hasTemplate } from '#app/content/settings.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { namesOf } from './class-names.ts';
import { constants, css, cssTarget } from './compilation.ts';

const ENTRY = 'app/entry.client.tsx';
const islands = globSync('app/**/*.island.tsx', {
  cwd: PROGRAM,
  exclude: hasTemplate() ? [] : ['app/estate/**'],
});

/** Builds what runs in the browser: the entry of every page, and each island as a module of its own. */
export default defineConfig({
  root: PROGRAM,
  plugins: [constants(), stylesOfPage(), noTemplateModules()],
  css,
  publicDir: false,
  build: {
    outDir: resolve('build/browser', LANGUAGE),
    emptyOutDir: true,
    // Says where they are: app/islands/module-path.server.ts.
    manifest: true,
    // Firefox reports an error for a preload of a module that is already there.
    modulePreload: false,
    cssTarget,
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

/** Style sheets that come with their module, late. */
const LATE = /\/(?:toast|file-list)\.module\.css$/;

/** Takes the names of classes from CSS Modules, whose rules are in the page, except those of {@link LATE}. */
function stylesOfPage(): Plugin {
  return {
    name: 'styles-of-page',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css') || LATE.test(source)) return undefined;
      const module = await this.resolve(source, importer, { skipSelf: true });
      return module && `\0${module.id}.js`;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith('.module.css.js')) return undefined;
      return `export default ${JSON.stringify(namesOf(id.slice(1, -'.js'.length)))}`;
    },
  };
}

const template = programPath('app/estate/');

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

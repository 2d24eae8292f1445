import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { LANGUAGE } from '#api/language.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { constants, css, cssTarget } from './compilation.ts';

const ENTRY = 'app/entry.client.tsx';
const islands = globSync('app/**/*.island.tsx', {
  exclude: hasTemplate() ? [] : ['app/estate/**'],
});

/** Builds what runs in the browser: the entry of every page, and each island as a module of its own. */
export default defineConfig({
  plugins: [constants(), noTemplateModules()],
  css,
  publicDir: false,
  build: {
    outDir: `build/browser/${LANGUAGE}`,
    // Says where they are: app/islands/module-path.server.ts.
    manifest: true,
    cssTarget,
    rolldownOptions: {
      input: [ENTRY, ...islands],
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: importedBy('frame', ENTRY), priority: 3 },
            { name: importedBy('react', 'app/islands/hydrate-island.tsx'), priority: 2 },
            // The island of every page.
            { name: importedBy('controls', 'app/forms/subscribe/subscribe-form.island.tsx') },
          ],
        },
      },
    },
  },
});

/** Names the chunk of what a module imports. Otherwise each combination of islands has one for what these share. */
function importedBy(name: string, file: string) {
  const root = join(process.cwd(), file);
  const isImported = (
    id: string,
    graph: Rolldown.ChunkingContext,
    seen = new Set<string>(),
  ): boolean => {
    if (id === root) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    return importers.some((importer) => isImported(importer, graph, seen));
  };
  // An island in a chunk with others would need a second file for its own exports.
  return (id: string, graph: Rolldown.ChunkingContext) =>
    !islands.includes(relative(process.cwd(), id)) && isImported(id, graph) ? name : null;
}

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

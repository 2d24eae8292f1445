import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkOf } from './tools/build/chunks.ts';
import { noTemplateModules } from './tools/build/no-template-modules.ts';
import { patchReactRouter } from './tools/build/patch-react-router.ts';
import { scopedName } from './tools/build/scoped-name.ts';
import { contentReload } from './tools/dev/content-reload.ts';
import { DESK_PORT, SITE_PORT } from './tools/dev/ports.ts';

export default defineConfig({
  plugins: [reactRouter(), contentReload(), patchReactRouter(), noTemplateModules()],
  publicDir: 'build/public',
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // The first with light-dark(), which tokens.css needs: its fallback for older ones breaks `.night`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: [{ name: chunkOf, debugName: 'on every page' }] },
          },
        },
      },
    },
  },
  server: {
    port: SITE_PORT,
    // The desk accepts forms from this origin only.
    strictPort: true,
    proxy: { '/api': `http://localhost:${DESK_PORT}` },
  },
});

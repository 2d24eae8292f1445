import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkOf } from './tools/build/chunks.ts';
import { routerFailures } from './tools/build/router-failures.ts';
import { scopedName } from './tools/build/scoped-name.ts';
import { followContent } from './tools/dev/follow-content.ts';
import { DESK_PORT, SITE_PORT } from './tools/dev/ports.ts';
import { noTemplateModules } from './tools/without-template/no-template-modules.ts';

export default defineConfig({
  plugins: [reactRouter(), followContent(), routerFailures(), noTemplateModules()],
  publicDir: 'build/public',
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // What tokens.css relies on (light-dark()) is there from these on; lowering it would undo `.night`.
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
    // The desk takes forms from this port only.
    strictPort: true,
    proxy: { '/api': `http://localhost:${DESK_PORT}` },
  },
});

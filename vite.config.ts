import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { followContent } from './tools/dev/follow-content.ts';
import { DESK_PORT, SITE_PORT } from './tools/dev/ports.ts';

export default defineConfig({
  plugins: [reactRouter(), followContent()],
  publicDir: 'build/public',
  // React Router would empty all of build/, where the steps before it have put what it needs.
  build: { emptyOutDir: false },
  server: { port: SITE_PORT, proxy: { '/api': `http://localhost:${DESK_PORT}` } },
});

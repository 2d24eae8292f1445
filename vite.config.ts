import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'build/public',
  // What tokens.css relies on (light-dark()) is there from these on; lowering it would undo `.night`.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  server: { port: 3000 },
});

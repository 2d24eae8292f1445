import './tools/enter-company.ts';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { INBOX_PATH } from '#shared/inbox.ts';
import { LANGUAGE, LANGUAGES, SCRIPT } from '#shared/language.ts';
import { constants, css, cssTarget } from './tools/build/compilation.ts';
import { DESK_PORT, SITE_PORT } from './tools/development.ts';
import { scriptFontSheet } from './tools/fonts/script-sheet.ts';
import { PROGRAM, programPath } from './tools/program-path.ts';

/** The folder of the styles that pages in another script than Latin have beside those of all pages. */
const hasFont = LANGUAGES.some(({ code, font }) => code === LANGUAGE && font);
const ofScript = SCRIPT === 'Arab' ? 'arabic' : hasFont && 'script';

const alias = {
  '#build/fonts-script.css': resolve(scriptFontSheet(LANGUAGE)),
  // Style sheets that the build makes from the company's brand.
  '#build': resolve('build'),
  ...(ofScript && {
    '#app/styles/index.css': programPath(`app/styles/${ofScript}/index.css`),
  }),
};

export default defineConfig({
  root: PROGRAM,
  plugins: [...prerenderAsBuild(reactRouter()), constants(), developmentPlugins()],
  // A build takes them as they are: tools/postbuild/client-files.ts.
  publicDir: process.env.NODE_ENV === 'development' ? resolve('build/public') : false,
  resolve: { alias },
  css,
  build: { cssTarget, emptyOutDir: true, reportCompressedSize: false },
  environments: {
    client: {
      // What runs in the browser is built by tools/build/browser.config.ts; of these, style sheets are used.
      build: {
        minify: false,
        cssMinify: true,
        rolldownOptions: {
          treeshake: false,
          // Two thousand modules, without a style sheet.
          external: 'lucide',
          output: {
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
          },
        },
      },
    },
  },
  server: {
    port: SITE_PORT,
    // The desk accepts forms from this origin only.
    strictPort: true,
    // The server of another language (tools/office/language-server.ts) leaves to this one what is made of content: its own
    // files would lack the template's. A null that is merged later is ignored.
    ...(LANGUAGE === LANGUAGES[0].code ? {} : { watch: null }),
    // The inbox is that of the last build.
    proxy: {
      '/api/': `http://localhost:${DESK_PORT}`,
      [INBOX_PATH]: `http://localhost:${DESK_PORT}`,
    },
  },
});

/**
 * Makes React Router treat its prerendering as a build. It takes the preview server for a development server, so it
 * watches every file (remix-run/react-router#15533) and generates types where another language's pass deletes them.
 */
function prerenderAsBuild(plugins: readonly Plugin[]): Plugin[] {
  return plugins.map((plugin) => {
    const { config } = plugin;
    if (typeof config !== 'function') return plugin;
    return {
      ...plugin,
      config(user, env) {
        if (!env.isPreview) return config.call(this, user, env);
        // React Router's second server takes this one's setting. A null that is merged is ignored.
        user.server = { ...user.server, watch: null };
        return config.call(this, user, { ...env, command: 'build' });
      },
    };
  });
}

/** Not by the module's name: Vite would bundle all tools with this file, four times for each build of pages. */
async function developmentPlugins(): Promise<Plugin[]> {
  if (process.env.NODE_ENV === 'production') return [];
  const { contentReload, office }: typeof import('./tools/development-plugins.ts') = await import(
    programPath('tools/development-plugins.ts')
  );
  return [contentReload(), office()];
}

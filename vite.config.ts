import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Logger, type Plugin } from 'vite';
import { DIRECTION, LANGUAGE, LANGUAGES, LOCALE, SCRIPT } from '#api/language.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { readEstateForms } from '#app/estate/forms/content.server.ts';
import { readEstateInterface } from '#app/estate/interface.server.ts';
import { readSharedData } from '#app/shared-data/shared-data.server.ts';
import { arabicType } from './tools/build/arabic-type.ts';
import { scopedName } from './tools/build/class-names.ts';
import { shortProperties } from './tools/build/short-properties.ts';
import { OFFICE_PATH } from './tools/office/address.ts';
import { DESK_PORT, SITE_PORT } from './tools/ports.ts';

const SHARED_DATA = join(process.cwd(), 'app/shared-data/shared-data.ts');

/** Modules whose values are known to the build, and no code of which reaches a page. */
const CONSTANTS: Record<string, () => object> = {
  [SHARED_DATA]: readSharedData,
  [join(process.cwd(), 'app/estate/shared-texts.ts')]: () => ({
    texts: readEstateInterface(),
    forms: readEstateForms(),
  }),
  [join(process.cwd(), 'api/language.ts')]: () => ({
    LANGUAGE,
    LANGUAGES,
    DIRECTION,
    LOCALE,
    SCRIPT,
  }),
};

/** Pages in Arabic script have the styles of all pages and its own, which others need not load. */
const arabicStyles = {
  '#app/styles/index.css': join(process.cwd(), 'app/styles/arabic/index.css'),
};

export default defineConfig({
  plugins: [
    ...prerenderAsBuild(reactRouter()),
    constants(),
    islandModules(),
    contentReload(),
    office(),
    noTemplateModules(),
  ],
  // A build takes them as they are: tools/postbuild/client-files.ts.
  publicDir: process.env.NODE_ENV === 'development' ? 'build/public' : false,
  ...(SCRIPT === 'Arab' ? { resolve: { alias: arabicStyles } } : {}),
  css: {
    modules: { generateScopedName: scopedName },
    postcss: {
      plugins: [
        ...(SCRIPT === 'Arab' ? [arabicType] : []),
        // The style guide names them.
        ...(process.env.NODE_ENV === 'development' ? [] : [shortProperties()]),
      ],
    },
  },
  build: {
    // Names the modules of islands: app/islands/island-files.server.ts.
    manifest: true,
    modulePreload: {
      // The sheets of an island are those of its page.
      resolveDependencies: (_, files) => files.filter((file) => !file.endsWith('.css')),
    },
    // The first with light-dark(), which tokens.css needs: its fallback for older ones breaks `.night`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page names its modules and sheets.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            // The script of every page, with what it imports, in one file.
            codeSplitting: { groups: [{ name: 'start', test: /app\/entry\.client\.tsx$/ }] },
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
        return config.call(this, user, env.isPreview ? { ...env, command: 'build' } : env);
      },
    };
  });
}

/** Builds each island as a module of its own, whose path the pages name. */
function islandModules(): Plugin {
  return {
    name: 'island-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const exclude = hasTemplate() ? [] : ['app/estate/**'];
      for (const file of globSync('app/**/*.island.tsx', { exclude })) {
        this.emitFile({ type: 'chunk', id: join(process.cwd(), file) });
      }
    },
  };
}

/** Replaces modules by the values that they export. */
function constants(): Plugin {
  return {
    name: 'constants',
    load(id) {
      const read = CONSTANTS[id];
      if (!read) return undefined;
      return Object.entries(read())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/**
 * Reloads pages after an edit of content or media, which are not in Vite's module graph. While something is wrong in
 * them, every page says what.
 */
function contentReload(): Plugin {
  let problems: readonly string[] = [];
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(['content', 'media']);
      server.middlewares.use(async (request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        if (problems.length === 0 || !isPage || request.url?.startsWith(OFFICE_PATH)) return next();
        const { problemsPage } = await import('./tools/office/dev-problems.ts');
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(problemsPage(problems));
      });
      server.watcher.on('all', async (event, file) => {
        if (event === 'addDir' || event === 'unlinkDir') return;
        const [folder, name] = relative(process.cwd(), file).split(/[\\/]/);
        if (folder !== 'content' && folder !== 'media') return;
        const isPrepared = folder === 'media' || PREPARED.includes(name ?? '');
        const unprepared = isPrepared ? await prepareAgain(server.config.logger) : [];
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(SHARED_DATA);
          if (module) moduleGraph.invalidateModule(module);
        }
        const { contentProblems } = await import('./tools/office/dev-problems.ts');
        problems = [...new Set([...(await contentProblems()), ...unprepared])];
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** Serves the editor at /office; it opens the repository on this machine. */
function office(): Plugin {
  return {
    name: 'office',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(OFFICE_PATH, async (request, response, next) => {
        const { officeFileAt } = await import('./tools/office/dev.ts');
        const file = await officeFileAt(request.originalUrl ?? '').catch(next);
        if (!file) return next();
        response.writeHead(200, file.headers).end(file.bytes);
      });
    },
  };
}

/** Content of which files are made: the settings have the colours of the brand. */
const PREPARED = ['site.yaml', 'pictures.yaml'];

/** The editor saves a picture and its text at once. */
let preparing: Promise<string[]> = Promise.resolve([]);

/** Logs and returns an error instead of ending the server, so that it can be corrected. */
function prepareAgain(logger: Logger): Promise<string[]> {
  preparing = preparing.then(async () => {
    const { prepare } = await import('./tools/build/steps.ts');
    try {
      await prepare();
      return [];
    } catch (error) {
      const { message } = error as Error;
      logger.error(message);
      return message.split('\n').filter((line) => line !== 'Invalid content:');
    }
  });
  return preparing;
}

const template = join(process.cwd(), 'app/estate/');

/** Fails a build with `estate: false` if a client chunk contains a module of the template. */
function noTemplateModules(): Plugin {
  return {
    name: 'no-template-modules',
    applyToEnvironment: ({ name }) => name === 'client' && !hasTemplate(),
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

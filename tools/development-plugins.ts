import { relative, resolve } from 'node:path';
import type { Logger, Plugin, ViteDevServer } from 'vite';
import { SHARED_DATA } from './build/compilation.ts';
import { DESK_DIR } from './development.ts';
import { OFFICE_PATH } from './office/address.ts';

/**
 * Reloads pages after an edit of content or media, which are not in Vite's module graph, and gives the desk its
 * content. While something is wrong in them, every page says what.
 */
export function contentReload(): Plugin {
  let problems: readonly string[] = [];
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add([resolve('content'), resolve('media')]);
      server.middlewares.use(async (request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html');
        if (problems.length === 0 || !isPage || request.url?.startsWith(OFFICE_PATH)) return next();
        const { problemsPage } = await import('./office/dev-problems.ts');
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(problemsPage(problems));
      });
      const changed = new Set<string>();
      const follow = async () => {
        const names = [...changed];
        changed.clear();
        const isPrepared = names.some((name) => PREPARED.includes(name));
        const unprepared = isPrepared ? await prepareAgain(server.config.logger) : [];
        forgetSharedData(server);
        const { contentProblems, endChecks } = await import('./office/dev-problems.ts');
        // The checks keep the routes with which they started.
        const areRoutesNew = names.includes(SETTINGS);
        if (areRoutesNew) endChecks();
        problems = [...new Set([...(await contentProblems()), ...unprepared])];
        server.ws.send({ type: 'full-reload' });
        if (problems.length > 0) return;
        await makeDeskContentAgain(server.config.logger);
        if (areRoutesNew) await server.restart();
      };
      let waiting: ReturnType<typeof setTimeout> | undefined;
      server.watcher.on('all', (event, file) => {
        if (event === 'addDir' || event === 'unlinkDir') return;
        const [folder = '', name = ''] = relative(process.cwd(), file).split(/[\\/]/);
        if (folder !== 'content' && folder !== 'media') return;
        // The table of routes has a page for each file.
        const isRoute = folder === 'content' && name === 'pages' && event !== 'change';
        if (isRoute) return server.restart();
        changed.add(folder === 'media' ? folder : name);
        clearTimeout(waiting);
        waiting = setTimeout(follow, TOGETHER_MS);
      });
    },
  };
}

/** Makes pages read anew what they share. */
function forgetSharedData(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(SHARED_DATA);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/** Serves the editor at /office, which works on the files of this machine. */
export function office(): Plugin {
  return {
    name: 'office',
    apply: 'serve',
    configureServer(server) {
      const { middlewares } = server;
      middlewares.use(OFFICE_PATH, async (request, response, next) => {
        const { answerOffice } = await import('./office/dev.ts');
        const answered = answerOffice(request, response, request.originalUrl ?? '');
        if ((await answered.catch(next)) === false) next();
      });
      middlewares.use(async (request, response, next) => {
        const { withDrafts } = await import('./office/preview.ts');
        if (request.url?.includes('?preview=')) {
          // Drafts may change what every page shares; other pages have it as it is saved.
          forgetSharedData(server);
          response.once('finish', () => forgetSharedData(server));
        }
        withDrafts(request.url ?? '/', next);
      });
    },
  };
}

/** One at a time, so that the last is of the newest content. */
let making = Promise.resolve();

/** The desk restarts by itself. */
function makeDeskContentAgain(logger: Logger): Promise<void> {
  making = making.then(async () => {
    const { makeDeskContent } = await import('./desk-content/make.ts');
    await makeDeskContent(DESK_DIR).catch(({ message }) => logger.error(message));
  });
  return making;
}

/** The settings have the colours of the brand, and say which pages there are. */
const SETTINGS = 'site.yaml';

/** Content of which files are made, and the folder of pictures. */
const PREPARED = [SETTINGS, 'pictures.yaml', 'media'];

/** The editor saves a picture and its text at once: neither is right without the other. */
const TOGETHER_MS = 200;

let preparing: Promise<string[]> = Promise.resolve([]);

/** Logs and returns an error instead of ending the server, so that it can be corrected. */
function prepareAgain(logger: Logger): Promise<string[]> {
  preparing = preparing.then(async () => {
    const { prepare } = await import('./build/steps.ts');
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

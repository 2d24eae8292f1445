import { relative } from 'node:path';
import type { Logger, Plugin } from 'vite';

/** Reloads pages after an edit of content or media, which are not in Vite's module graph. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(['content', 'media']);
      server.watcher.on('all', async (event, file) => {
        if (event === 'addDir' || event === 'unlinkDir') return;
        const [folder] = relative(process.cwd(), file).split(/[\\/]/);
        if (folder !== 'content' && folder !== 'media') return;
        if (folder === 'media') await prepareAgain(server.config.logger);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** Logs an error instead of ending the server, so that it can be corrected. */
async function prepareAgain(logger: Logger): Promise<void> {
  const { prepare } = await import('../build/steps.ts');
  await prepare().catch((error: Error) => logger.error(error.message));
}

import { relative } from 'node:path';
import type { Logger, Plugin } from 'vite';

/**
 * Shows an edit of content or media at once: neither is code, so Vite does not know that pages are
 * made of them.
 */
export function followContent(): Plugin {
  return {
    name: 'follow-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(['content', 'media']);
      server.watcher.on('all', async (event, file) => {
        if (event === 'addDir' || event === 'unlinkDir') return;
        const [folder] = relative(process.cwd(), file).split(/[\\/]/);
        if (folder !== 'content' && folder !== 'media') return;
        if (folder === 'media') await renew(server.config.logger);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** A mistake is told, and may be put right: it does not end the server. */
async function renew(logger: Logger): Promise<void> {
  const { prepare } = await import('../build/steps.ts');
  await prepare().catch((error: Error) => logger.error(error.message));
}

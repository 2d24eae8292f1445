import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hasTemplate } from '#app/content/settings.server.ts';

const template = join(process.cwd(), 'app/estate/');

/** Fails a build with `estate: false` if a client chunk contains a module of the template. */
export function noTemplateModules(): Plugin {
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

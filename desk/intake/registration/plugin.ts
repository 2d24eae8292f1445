import type { FastifyInstance } from 'fastify';
import type { AcceptOptions } from '../accept.ts';
import type { Visits } from '../spam-check.ts';
import { addRegistrationPages } from './pages.ts';
import { addRegistrationStart } from './start.ts';

export type RegistrationOptions = AcceptOptions & { visits: Visits };

/** Adds the registration of suppliers, whose addresses are unknown while the site takes none. */
export async function registrationPlugin(
  app: FastifyInstance,
  options: RegistrationOptions,
): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    if (!options.content().registration) return reply.callNotFound();
  });
  addRegistrationPages(app, options);
  addRegistrationStart(app, options);
}

import type { FastifyInstance } from 'fastify';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#shared/wire.ts';
import { newSecret } from '../store/secrets.ts';
import type { AcceptOptions } from './accept.ts';
import { addLinkPage } from './link-page.ts';

/** Adds the pages to confirm and to end a subscription. */
export function addSubscriptionPages(app: FastifyInstance, options: AcceptOptions): void {
  const { store } = options;
  addLinkPage(app, options, {
    path: CONFIRM_PATH,
    textsOf: ({ mails }) => mails.confirm.page,
    act: (token, step) => store.confirm(token, { ...step, token: newSecret() }),
  });
  addLinkPage(app, options, {
    path: UNSUBSCRIBE_PATH,
    textsOf: ({ mails }) => mails.unsubscribe.page,
    act: (token, step) => store.unsubscribe(token, step),
  });
}

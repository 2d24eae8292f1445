import { accountRoutes } from './account-routes.ts';
import { answerRoutes } from './answer-routes.ts';
import { editingRoutes } from './editing.ts';
import { eventRoutes } from './events.ts';
import { exportRoutes } from './export.ts';
import { fileRoutes } from './file-routes.ts';
import { meRoutes } from './me.ts';
import { messageRoutes } from './message-routes.ts';
import { numberRoutes } from './numbers.ts';
import { peopleRoutes } from './people.ts';
import { registerRoutes } from './register.ts';
import { registrationRoutes } from './registration-routes.ts';
import type { Route } from './route.ts';
import { signInRoutes } from './sign-in.ts';
import { supplierRoutes } from './suppliers.ts';
import { webhookRoutes } from './webhooks.ts';
import { websiteRoutes } from './website.ts';

/** Every route of the inbox's API. */
export const ROUTES: readonly Route[] = [
  ...signInRoutes,
  ...registerRoutes,
  ...accountRoutes,
  ...meRoutes,
  ...peopleRoutes,
  ...messageRoutes,
  ...fileRoutes,
  ...answerRoutes,
  ...registrationRoutes,
  ...supplierRoutes,
  ...eventRoutes,
  ...exportRoutes,
  ...numberRoutes,
  ...webhookRoutes,
  ...websiteRoutes,
  ...editingRoutes,
];

import * as z from 'zod/mini';
import { requiredEmail } from './fields.ts';

/** The footer's subscribe box. */
export const subscribeSchema = z.object({ user_email: requiredEmail() });

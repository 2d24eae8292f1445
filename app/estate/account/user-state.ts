import * as z from 'zod/mini';
import { MAX_LENGTH } from '#shared/limits.ts';

const word = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** Navigation state of /account (spec 4): what was entered at log-in or register, but the password, and in its details. */
export const userStateSchema = z.object({
  username: word(MAX_LENGTH.name),
  email: word(MAX_LENGTH.email),
  name: z.optional(word(MAX_LENGTH.name)),
  lastName: z.optional(word(MAX_LENGTH.name)),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
});

export type UserState = z.infer<typeof userStateSchema>;

/** The navigation state for /account, without the password. */
export function userState(values: unknown): UserState {
  return userStateSchema.parse(values);
}

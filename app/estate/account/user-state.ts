import * as z from 'zod/mini';

const word = z.string().check(z.minLength(1), z.maxLength(200));

/** What log-in and register hand to /account (spec 4): all but the password. */
export const userStateSchema = z.object({
  username: word,
  email: word,
  name: z.optional(word),
  lastName: z.optional(word),
});

export type UserState = z.infer<typeof userStateSchema>;

/** The navigation state for /account; a password is no part of it, whatever the form holds. */
export function userState(values: unknown): UserState {
  return userStateSchema.parse(values);
}

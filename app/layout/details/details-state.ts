import * as z from 'zod/mini';
import { isTitleOf } from './details-path.ts';

/**
 * Validates the navigation state of a details page; undefined if it does not fit the schema or
 * belongs to another title.
 *
 * @param param the slug, decoded by the router
 */
export function parseState<State extends { title: string }>(
  schema: z.ZodMiniType<State>,
  state: unknown,
  param: string | undefined,
): State | undefined {
  const { data } = z.safeParse(schema, state);
  return data && isTitleOf(param, data.title) ? data : undefined;
}

import { useLocation, useParams } from 'react-router';
import type * as z from 'zod/mini';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { parseState } from './details-state.ts';
import type { Loaded } from './load-details.ts';

/**
 * What a details page shows (decision 0007): navigation state where present and valid, over the
 * prerendered record; undefined where there is neither, which means the 404 page.
 *
 * @param schema of the navigation state
 * @param loaded what the route has loaded, its data holding every field of the state
 */
export function useDetails<State extends { title: string }, Data extends State>(
  schema: z.ZodMiniType<State>,
  { data }: Loaded<Data>,
): Data | (State & Partial<Data>) | undefined {
  const location = useLocation();
  const { title } = useParams();
  const isHydrated = useIsHydrated();
  // The prerendered page was made without any state, and must be taken over as it is.
  const state = isHydrated ? parseState(schema, location.state, title) : undefined;
  if (state) return { ...data, ...state } as State & Partial<Data>;
  return data ?? undefined;
}

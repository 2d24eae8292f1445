import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext } from 'react';
import type { Me } from '#shared/inbox.ts';
import { RefusedError, request, UnreachableError } from './api.ts';

const ME = ['me'];

/** Who is signed in; null for nobody. */
export const meQuery = queryOptions({
  queryKey: ME,
  queryFn: async (): Promise<Me | null> => {
    try {
      return await request<Me>('me');
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
});

/** Who is signed in, for the pages below the frame. */
export const MeContext = createContext<Me | null>(null);

/** Shows the page of this person; without one, forgets what was shown and asks to sign in. */
export function setMe(me: Me | null): void {
  queries.setQueryData(meQuery.queryKey, me);
  if (!me) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] });
}

const isSignedOut = (error: unknown) => error instanceof RefusedError && error.key === 'signedOut';

/** The session may end with any request. */
const onError = (error: Error) => {
  if (isSignedOut(error)) setMe(null);
};

/** What is asked again while the desk does not answer, in milliseconds. */
export const AGAIN_AFTER = 5_000;

/** Tries a change again while the desk does not answer, for a minute. */
export const PATIENT = {
  retry: (failures: number, error: Error) => error instanceof UnreachableError && failures < 5,
  retryDelay: (failures: number) => 2_000 * 2 ** failures,
};

/** Answers of the desk, by path; after each change they are asked for again. */
export const queries = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError, onSettled: () => queries.invalidateQueries() }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => request(queryKey.join('/'), { signal }),
      networkMode: 'always',
      retry: false,
      // `followChanges` does it, without what is long.
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => state.error instanceof UnreachableError && AGAIN_AFTER,
    },
    mutations: { networkMode: 'always' },
  },
});

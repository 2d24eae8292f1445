import { useMatches } from 'react-router';

/** What a route says about itself in its `handle`. */
export interface RouteHandle {
  /** A page of the real-estate template (spec 2.5). */
  template?: true;
}

/** True on pages of the real-estate template. */
export function useIsTemplate(): boolean {
  return useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.template);
}

import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** What a route says about itself in its `handle`. */
export interface RouteHandle {
  /** A page of the real-estate template (spec 2.5). */
  template?: true;
  /** Stands in the header beside its button. */
  HeaderAction?: ComponentType;
}

/** True on pages of the real-estate template. */
export function useIsTemplate(): boolean {
  return useHandles().some((handle) => handle?.template);
}

/** What the page adds to the header, if anything. */
export function useHeaderAction(): ComponentType | undefined {
  return useHandles().find((handle) => handle?.HeaderAction)?.HeaderAction;
}

function useHandles(): (RouteHandle | undefined)[] {
  return useMatches().map(({ handle }) => handle as RouteHandle | undefined);
}

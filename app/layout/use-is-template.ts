import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** The `handle` of a route. */
export interface RouteHandle {
  /** A page of the real-estate template (spec 2.5). */
  template?: true;
  /** Shown for every path that the site does not have. */
  unknown?: true;
  /** Shown in the header beside its button. */
  HeaderAction?: ComponentType;
}

/** Whether the page belongs to the real-estate template. */
export function useIsTemplate(): boolean {
  return useHandles().some((handle) => handle?.template);
}

/** Whether the site does not have the path. */
export function useIsUnknown(): boolean {
  return useHandles().some((handle) => handle?.unknown);
}

/** The component that the page adds to the header, if any. */
export function useHeaderAction(): ComponentType | undefined {
  return useHandles().find((handle) => handle?.HeaderAction)?.HeaderAction;
}

function useHandles(): (RouteHandle | undefined)[] {
  return useMatches().map(({ handle }) => handle as RouteHandle | undefined);
}

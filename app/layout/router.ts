import type {
  UNSAFE_AssetsManifest as AssetsManifest,
  DataRouter,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router';

declare global {
  interface Window {
    __reactRouterDataRouter: DataRouter;
    __reactRouterManifest: AssetsManifest;
    __reactRouterRouteModules: RouteModules;
  }
}

/** The router for code outside React; available after hydration. */
export function currentRouter(): DataRouter {
  return window.__reactRouterDataRouter;
}

/** The files of each route of this build. */
export function routeFiles(): AssetsManifest['routes'] {
  return window.__reactRouterManifest.routes;
}

/** Whether the code of a route is loaded. */
export function hasCode(routeId: string): boolean {
  return window.__reactRouterRouteModules[routeId] !== undefined;
}

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

/** The router of this document, for code outside React; there once React runs. */
export function currentRouter(): DataRouter {
  return window.__reactRouterDataRouter;
}

/** Which files each route of this build is made of. */
export function routeFiles(): AssetsManifest['routes'] {
  return window.__reactRouterManifest.routes;
}

/** Whether the code of a route has arrived. */
export function hasCode(routeId: string): boolean {
  return window.__reactRouterRouteModules[routeId] !== undefined;
}

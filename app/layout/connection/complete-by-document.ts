import {
  createPath,
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type Location,
  type MiddlewareFunction,
} from 'react-router';
import { pathAt } from '#app/content/address.ts';
import { currentRouter, hasCode } from '../router.ts';
import { applyWholeSheets } from '../whole-sheets.ts';
import { announceLostConnection, ConnectionLost, isAnswered } from './connection-lost.ts';

/**
 * Completes a navigation by loading the document if its code, styles or data cannot be fetched, for
 * example because the site has been rebuilt. Without a connection the visitor stays on the page, keeps the
 * input, and sees a notice.
 */
export const completeByDocument: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const router = currentRouter();
  const isSamePage = router.state.location.pathname === new URL(request.url).pathname;
  const sheets = isSamePage || applyWholeSheets();
  const results = await next();
  const isStyled = await sheets;
  const { state, location: to, matches, historyAction } = router.state.navigation;
  const isNavigation =
    state === 'loading' && to.pathname + to.search === pathOf(new URL(request.url));
  if (!isNavigation || request.signal.aborted) return results;
  const errors = Object.values(results).filter(({ type }) => type === 'error');
  // Results do not report code that failed to load.
  const isComplete =
    isStyled && errors.length === 0 && matches.every(({ route }) => hasCode(route.id));
  // The error screen shows the status; the document would fail too.
  const isServerFault = errors.some(
    ({ result }) => isRouteErrorResponse(result) && result.status >= 500,
  );
  if (isComplete || isServerFault) return results;
  const address = createPath(to);
  const answered = await isAnswered(address, request.signal);
  if (request.signal.aborted) return results;
  if (historyAction === 'POP') {
    // The browser shows the other URL already, so the visitor cannot stay.
    if (answered) return reloaded();
    const leaf = matches.at(-1)?.route.id ?? 'root';
    return { ...results, [leaf]: { type: 'error', result: new ConnectionLost() } };
  }
  await stay(router);
  if (!answered) announceLostConnection(withoutBase(to));
  else if (historyAction === 'REPLACE') location.replace(address);
  else location.assign(address);
  return results;
};

function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

function reloaded(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** A location of the router's state as `navigate` expects it. */
function withoutBase(location: Location): Location {
  return { ...location, pathname: pathAt(location.pathname) };
}

/** Cancels the pending navigation. */
async function stay(router: DataRouter): Promise<void> {
  const location = withoutBase(router.state.location);
  await router.navigate(location, {
    replace: true,
    state: location.state,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

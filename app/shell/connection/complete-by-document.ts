import {
  createPath,
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router';
import { currentRouter, hasCode } from '../router.ts';
import { announceLostConnection, ConnectionLost, isAnswered } from './connection-lost.ts';

/**
 * Completes a page change by loading the document wherever its code or data cannot be had: they are
 * gone, refused, or of another build. That ends, since a document changes no page by itself. Where
 * nobody answers, the visitor stays on the page, with what is typed there, and is told so.
 */
export const completeByDocument: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const router = currentRouter();
  const { state, location: to, matches, historyAction } = router.state.navigation;
  const isPageChange =
    state === 'loading' && to.pathname + to.search === pathOf(new URL(request.url));
  if (!isPageChange || request.signal.aborted) return results;
  const errors = Object.values(results).filter(({ type }) => type === 'error');
  // Of code that did not come the results say nothing.
  const isComplete = errors.length === 0 && matches.every(({ route }) => hasCode(route.id));
  // The error screen says so, with the status: the document would fare no better.
  const isServerFault = errors.some(
    ({ result }) => isRouteErrorResponse(result) && result.status >= 500,
  );
  if (isComplete || isServerFault) return results;
  const address = createPath(to);
  const answered = await isAnswered(address, request.signal);
  if (request.signal.aborted) return results;
  if (historyAction === 'POP') {
    // The browser shows the other address already: there is no staying.
    if (answered) return reloaded();
    const leaf = matches.at(-1)?.route.id ?? 'root';
    return { ...results, [leaf]: { type: 'error', result: new ConnectionLost() } };
  }
  await stay(router);
  if (!answered) announceLostConnection(to);
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

/** Gives up the page change under way and leaves the page as it is. */
async function stay(router: DataRouter): Promise<void> {
  const { location } = router.state;
  await router.navigate(location, {
    replace: true,
    state: location.state,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

import { isRouteErrorResponse } from 'react-router';

/** What a details route has loaded. */
export interface Loaded<Data> {
  /** The data prerendered for this slug; null where there is none. */
  data: Data | null;
}

/**
 * For the `clientLoader` of a details route. That a slug was not prerendered is no failure:
 * the page may still have been handed its data by navigation state.
 *
 * @throws whatever else keeps the data away
 */
export async function loadDetails<Data>(
  serverLoader: () => Promise<Loaded<Data>>,
): Promise<Loaded<Data>> {
  try {
    return await serverLoader();
  } catch (failure) {
    if (isRouteErrorResponse(failure) && failure.status === 404) return { data: null };
    throw failure;
  }
}

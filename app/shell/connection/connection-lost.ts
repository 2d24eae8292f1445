import type { Location } from 'react-router';

/** Thrown in place of what failed where nobody answers: the visitor's network is away. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

const EVENT = 'connectionlost';

/** Says that a link's page could not be fetched, and that the visitor stays on this one. */
export function announceLostConnection(to: Location): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: to }));
}

/** Calls back with the address of each page that could not be fetched; answers how to stop. */
export function onLostConnection(lost: (to: Location) => void): () => void {
  const listener = (event: Event) => lost((event as CustomEvent<Location>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}

/** Whether the site answers at all, by whatever status. */
export async function isAnswered(address: string, signal?: AbortSignal): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', ...(signal ? { signal } : {}) } as const;
  return fetch(address, options).then(
    () => true,
    () => false,
  );
}

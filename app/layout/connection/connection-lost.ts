import type { Location } from 'react-router';

/** Thrown for a request without an answer: the visitor's network is down. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

const EVENT = 'connectionlost';

/** Announces that a page could not be fetched and the visitor stays on this one. */
export function announceLostConnection(to: Location): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: to }));
}

/** Subscribes to locations that could not be fetched; returns the unsubscriber. */
export function onLostConnection(lost: (to: Location) => void): () => void {
  const listener = (event: Event) => lost((event as CustomEvent<Location>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}

/** Whether the site answers, with any status. */
export async function isAnswered(address: string, signal?: AbortSignal): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', ...(signal ? { signal } : {}) } as const;
  return fetch(address, options).then(
    () => true,
    () => false,
  );
}

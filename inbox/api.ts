import { INBOX_API_PATH, INBOX_HEADER, type RefusalKey, type Refused } from '#shared/inbox.ts';
import { sharedState } from './shared-state.ts';

/** A refusal by the desk. */
export class RefusedError extends Error {
  readonly key: RefusalKey;

  constructor(key: RefusalKey) {
    super(key);
    this.key = key;
  }
}

/** The desk, its database or the network does not answer. */
export class UnreachableError extends Error {}

interface Options {
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Asks the desk.
 *
 * @param path below `INBOX_API_PATH`
 * @throws RefusedError, UnreachableError
 */
export async function request<Answer = void>(path: string, options: Options = {}): Promise<Answer> {
  const text = await (await answerOf(path, options)).text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/**
 * Asks the desk for a file.
 *
 * @param path below `INBOX_API_PATH`
 * @throws RefusedError, UnreachableError
 */
export const requestFile = async (path: string) => (await answerOf(path, {})).blob();

async function answerOf(path: string, { method, body, signal }: Options): Promise<Response> {
  const response = await fetch(`${INBOX_API_PATH}/${path}`, {
    method: method ?? 'GET',
    headers: {
      ...(method && { [INBOX_HEADER]: '1' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error) => {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  });
  const isReached = response !== undefined && response.status < 502;
  reachable.set(isReached);
  if (!isReached) throw new UnreachableError(path);
  const date = response.headers.get('date');
  if (date) clockBehind = Date.parse(date) - Date.now();
  if (response.ok) return response;
  // A proxy in front of the desk answers in HTML.
  const { refused }: Refused = await response.json().catch(() => ({ refused: 'failed' }));
  throw new RefusedError(refused);
}

/** Milliseconds by which this machine's clock is behind the desk's. */
let clockBehind = 0;

/** The desk's time, within a second. */
export const deskTime = () => Date.now() + clockBehind;

const reachable = sharedState(true);

/** Whether the desk answered the last request. */
export const useReachable = reachable.use;

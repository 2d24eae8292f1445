import { INBOX_API_PATH } from '#shared/inbox.ts';
import { refetchNewest } from './messages/refetch-newest.ts';
import { ONE } from './messages/requests.ts';
import { meQuery, queries } from './queries.ts';

/** Several messages that arrive at once cause one refetch. */
const TOGETHER = 200;

/** When a refused connection is tried again, in milliseconds. */
const REFUSED_FOR = 20_000;

/**
 * Refetches the newest messages when the desk says that some changed, until the returned function is called. A hidden page holds
 * no connection: over HTTP/1.1 a browser has six for all its tabs. A page that comes back asks who is signed in.
 */
export function followChanges(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let events: EventSource | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const refetch = () => {
    clearTimeout(pending);
    pending = setTimeout(refetchNewest, TOGETHER);
  };
  const close = () => {
    clearTimeout(pending);
    events?.close();
    events = undefined;
  };
  const open = () => {
    if (events || document.hidden) return;
    events = new EventSource(`${INBOX_API_PATH}/events`);
    // Also when it connects: what changed before that was told to nobody.
    for (const type of ['open', 'changed']) events.addEventListener(type, refetch, { signal });
    // The browser connects again by itself, except after a refusal.
    events.addEventListener('error', () => {
      if (events?.readyState !== EventSource.CLOSED) return;
      close();
      pending = setTimeout(comeBack, REFUSED_FOR);
    });
  };
  const comeBack = () => {
    queries.invalidateQueries({ queryKey: meQuery.queryKey });
    queries.invalidateQueries({ queryKey: ONE });
    refetch();
    open();
  };

  document.addEventListener('visibilitychange', () => (document.hidden ? close() : comeBack()), {
    signal,
  });
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal });
  open();
  return () => {
    end.abort();
    close();
  };
}

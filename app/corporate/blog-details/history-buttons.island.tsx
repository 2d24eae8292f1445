import { useSyncExternalStore } from 'react';
import { island } from '#app/islands/island.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './article.module.css';

/** Back and forward in the visitor's history (spec 2.4); disabled where there is no entry. */
function HistoryButtons() {
  const { article: words } = dictionary;
  const canGoBack = useHistory('canGoBack');
  const canGoForward = useHistory('canGoForward');
  return (
    <nav className={styles.history} aria-label={words.history} data-needs-js>
      <Button
        variant="secondary"
        size="small"
        icon="arrow-left"
        iconAt="start"
        disabled={!canGoBack}
        onClick={() => history.back()}
      >
        {words.previous}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="arrow-right"
        disabled={!canGoForward}
        onClick={() => history.forward()}
      >
        {words.next}
      </Button>
    </nav>
  );
}

/** Whether the history has an entry in this direction; true without the Navigation API. */
function useHistory(direction: 'canGoBack' | 'canGoForward'): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.navigation?.[direction] ?? true,
    () => false,
  );
}

function subscribe(changed: () => void) {
  globalThis.navigation?.addEventListener('currententrychange', changed);
  // A page that comes back by the browser's cache has other entries around it than before.
  addEventListener('pageshow', changed);
  return () => {
    globalThis.navigation?.removeEventListener('currententrychange', changed);
    removeEventListener('pageshow', changed);
  };
}

export default island('corporate/blog-details/history-buttons', 'visible', HistoryButtons);

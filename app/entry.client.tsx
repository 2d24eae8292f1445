import { startFrame } from './frame/frame.ts';
import { onceOpened } from './frame/prerendering.ts';
import { ignoreAbortedTransitions } from './frame/transitions.ts';
import { hydrateIslands } from './islands/hydrate-islands.ts';

// A prerendered page is faded in while it is opened.
ignoreAbortedTransitions();
onceOpened(() => {
  startFrame();
  hydrateIslands();
  // Sections may move from now on, and tests may press.
  document.documentElement.dataset.hydrated = '';
});
if (import.meta.hot) {
  // React Router replaces the modules of routes in its own browser code, which this site does not have.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}

import { startFrame } from './frame/frame.ts';
import { onceOpened } from './frame/prerendering.ts';
import { hydrateIslands } from './islands/hydrate-islands.ts';

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

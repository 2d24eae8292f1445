import { startFrame } from './frame/frame.ts';
import { onceOpened } from './frame/prerendering.ts';
import { governTransitions } from './frame/transitions.ts';
import { hydrateIslands } from './islands/hydrate-islands.ts';

// A prerendered page is faded in while it is opened.
governTransitions();
// This script is `async` (app/root.tsx), so it may be ahead of the page's end.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => onceOpened(startPage), { once: true });
} else onceOpened(startPage);

function startPage(): void {
  startFrame();
  hydrateIslands();
  // Sections may move from now on, and tests may press.
  document.documentElement.dataset.hydrated = '';
}

if (import.meta.hot) {
  // React Router's hot reload asks its router, which this site does not have, for new data first.
  Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });
  // Announced before every change. Islands are replaced in place, by Vite; other components are in the HTML only.
  let reload: ReturnType<typeof setTimeout> | undefined;
  import.meta.hot.on('react-router:hmr', () => {
    clearTimeout(reload);
    reload = setTimeout(() => location.reload(), 300);
  });
  import.meta.hot.on('vite:beforeUpdate', () => clearTimeout(reload));
}

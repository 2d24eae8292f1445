import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchAheadOnIntent } from './shell/fetch-ahead.ts';
import { acceptSkippedTransitions } from './shell/view-transitions.ts';

acceptSkippedTransitions();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
fetchAheadOnIntent();

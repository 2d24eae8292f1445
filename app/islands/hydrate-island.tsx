import { type ComponentType, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandContent } from './island-content.tsx';
import { keepStates } from './kept-states.ts';

/**
 * Hydrates an island in its marker; resolves once its effects have run. HTML that a translation or an extension has
 * changed is no error: React makes the island anew, and only says so to who looks for it.
 */
export function hydrateIsland<Props extends object>(
  marker: HTMLElement,
  Content: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const kept = keepStates(marker);
  // biome-ignore lint/suspicious/noConsole: no error for the visitor; tests look for it.
  const onRecoverableError = import.meta.env.DEV ? console.error : console.debug;
  return new Promise((resolve) => {
    // As a transition it lets the browser paint and answer meanwhile; else React would not pause.
    startTransition(() => {
      hydrateRoot(
        marker,
        <StrictMode>
          <IslandContent Content={Content} props={props} onHydrated={resolve} kept={kept} />
        </StrictMode>,
        { identifierPrefix: marker.id, onRecoverableError },
      );
    });
  });
}

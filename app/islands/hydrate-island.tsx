import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandContent } from './island-content.tsx';

/** Hydrates an island in its marker; resolves once its effects have run. */
export function hydrateIsland<Props extends object>(
  marker: HTMLElement,
  Content: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      marker,
      <StrictMode>
        <IslandContent Content={Content} props={props} onHydrated={resolve} />
      </StrictMode>,
      { identifierPrefix: marker.id },
    );
  });
}

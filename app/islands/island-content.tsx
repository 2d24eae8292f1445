import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { KeptStates } from './kept-states.ts';

interface Props<Own> {
  Content: ComponentType<Own>;
  props: Own;
  /** Called once the effects of the content have run, or it has failed. */
  onHydrated?: (() => void) | undefined;
  /** Absent in the prerenderer. */
  kept?: KeptStates;
}

/** What an island's marker contains: the same for prerenderer and browser, since React's ids depend on it. */
export function IslandContent<Own extends object>({
  Content,
  props,
  onHydrated,
  kept,
}: Props<Own>) {
  return (
    <>
      <Kept states={kept} />
      <ErrorPlace>
        <Content {...props} />
      </ErrorPlace>
      <Hydrated report={onHydrated} />
    </>
  );
}

/** Before the content: rendered before its elements are replaced, and its effect runs before theirs. */
function Kept({ states }: { states: KeptStates | undefined }) {
  states?.take();
  useLayoutEffect(() => states?.giveBack(), [states]);
  return null;
}

function Hydrated({ report }: { report: (() => void) | undefined }) {
  useEffect(() => report?.(), [report]);
  return null;
}

/** Spec 2.3, 8: a failed island says so in its own place; everything else on the page stays. */
class ErrorPlace extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    return (
      <div data-failed="" role="alert">
        <h2>{dictionary.error.title}</h2>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
    );
  }
}

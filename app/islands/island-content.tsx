import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { dictionary } from '#app/shared-data/shared-data.ts';
import styles from './island-content.module.css';

interface Props<Own> {
  Content: ComponentType<Own>;
  props: Own;
  /** Called once the effects of the content have run. */
  onHydrated?: (() => void) | undefined;
}

/** What an island's marker contains: the same for prerenderer and browser, since React's ids depend on it. */
export function IslandContent<Own extends object>({ Content, props, onHydrated }: Props<Own>) {
  return (
    <ErrorPlace>
      <Content {...props} />
      <Hydrated report={onHydrated} />
    </ErrorPlace>
  );
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
      <div className={styles.failed} role="alert">
        <p className={styles.title}>{dictionary.error.title}</p>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
    );
  }
}

import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { island } from '#app/islands/island.tsx';
import { Slot } from '#app/islands/slot.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './tabs.module.css';

interface Props {
  /** Prefix of the panels' ids: `id-1`, `id-2` … */
  id: string;
  /** Accessible name of the tab list. */
  label: string;
  /** The names of the tabs; the first is selected initially. */
  tabs: readonly string[];
  /** On wide screens, a column of tabs with the panel beside it. */
  beside?: boolean;
  /** The panels. */
  children?: readonly ReactNode[];
}

/**
 * Tabs. They are links to their panels, so that before hydration they work by `:target`; afterwards
 * arrow keys, Home and End move between them.
 */
function Tabs({ id, label, tabs, beside = false, children }: Props) {
  const [selected, setSelected] = useState(0);
  const [live, setLive] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isColumn = useIsWide() && beside;

  // Keeps the tab selected before hydration.
  const { length } = tabs;
  useEffect(() => {
    const anchors = Array.from({ length }, (_, index) => `#${panelId(id, index)}`);
    const follow = () => {
      const chosen = anchors.indexOf(location.hash);
      const panel = document.getElementById(panelId(id, chosen));
      if (!panel || 'selected' in panel.dataset) return;
      flushSync(() => setSelected(chosen));
      panel.scrollIntoView();
    };
    const chosen = anchors.indexOf(location.hash);
    if (chosen > 0) setSelected(chosen);
    setLive(true);
    // For a hash typed into the URL: the browser cannot scroll to a hidden panel.
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, length]);

  function moveFocus(event: KeyboardEvent) {
    const target = destination(event, isColumn, selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    setSelected(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div className={classNames(styles.tabs, beside && styles.beside)} data-live={live || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isColumn ? 'vertical' : undefined}
        className={`${styles.list} no-print`}
      >
        {tabs.map((tab, index) => (
          <a
            key={tab}
            id={`${panelId(id, index)}-tab`}
            href={`#${panelId(id, index)}`}
            role="tab"
            aria-selected={index === selected}
            aria-controls={panelId(id, index)}
            tabIndex={live && index !== selected ? -1 : undefined}
            className={styles.tab}
            onClick={(event) => {
              event.preventDefault();
              setSelected(index);
            }}
            onKeyDown={moveFocus}
          >
            {tab}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Slot
          key={tab}
          id={panelId(id, index)}
          role="tabpanel"
          aria-labelledby={`${panelId(id, index)}-tab`}
          className={styles.panel}
          data-name={tab}
          data-selected={index === selected || undefined}
        >
          {children?.[index]}
        </Slot>
      ))}
    </div>
  );
}

function panelId(id: string, index: number): string {
  return `${id}-${index + 1}`;
}

/** Index of the tab that a key selects, in the direction of the text. */
function destination(
  event: KeyboardEvent,
  isColumn: boolean,
  from: number,
  count: number,
): number | undefined {
  // Shortcuts of the browser, such as back and forward.
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const to: Record<string, number> = {
    ...(isColumn
      ? { ArrowDown: from + 1, ArrowUp: from - 1 }
      : { ArrowRight: from + forward, ArrowLeft: from - forward }),
    Home: 0,
    End: count - 1,
  };
  const target = to[event.key];
  return target === undefined ? undefined : (target + count) % count;
}

/** Tabs may be beside their panel from this width on; keep in step with the style sheet. */
const WIDE = '(width >= 62rem)';

/** Whether the screen is wide; false in prerendered HTML. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export default island('ui/tabs/tabs', 'visible', Tabs);

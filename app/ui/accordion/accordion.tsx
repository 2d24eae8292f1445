import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './accordion.module.css';
import { whileSectionsMove } from './while-sections-move.ts';

/** The ruled column that accordion items stand in. */
export function Accordion({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={classNames(styles.accordion, className)}>{children}</div>;
}

interface ItemProps {
  id?: string | undefined;
  /** In the margin: `01`. */
  number?: string | undefined;
  title: ReactNode;
  /** Level of the heading in the summary. */
  level?: 2 | 3 | 4;
  open?: boolean;
  /** Told whenever the visitor, or the page's own search, has opened or closed it. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** Items of one name close each other, without script. */
  name?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * One disclosure: native, so it opens before any script has run.
 * Which items open together is the caller's, through `open` and `onToggle`.
 */
export function AccordionItem(props: ItemProps) {
  const { id, number, title, level = 3, open = false, onToggle, name, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const Heading = `h${level}` as const;

  // What a visitor opened before hydration stays as it is, and the caller learns of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first state can differ.
  useEffect(() => {
    const shown = details.current?.open;
    if (shown !== undefined && shown !== open) onToggle?.(shown);
  }, []);

  return (
    <details
      ref={details}
      id={id}
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={classNames(styles.item, props.className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is no static element. */}
      <summary className={styles.summary} onClick={holdInPlace}>
        {number && <span className={styles.number}>{number}</span>}
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** A summary stays where it was pressed while other sections close: it would run away from under the finger. */
function holdInPlace({ currentTarget: summary }: MouseEvent<HTMLElement>): void {
  const section = summary.closest('details');
  const { top } = summary.getBoundingClientRect();
  if (!section) return;
  whileSectionsMove(section, () => {
    const moved = summary.getBoundingClientRect().top - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
}

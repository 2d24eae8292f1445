import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Marker } from '../fold/fold.tsx';
import styles from './accordion.module.css';
import { whileSectionsMove } from './while-sections-move.ts';

/** A ruled column of accordion items. */
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
  /** Shown in the margin: `01`. */
  number?: string | undefined;
  title: ReactNode;
  /** Level of the heading in the summary. */
  level?: 2 | 3 | 4;
  open?: boolean;
  /** Called when the visitor, or find-in-page, has opened or closed it. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** At most one item of a name is open, also without script. */
  name?: string | undefined;
  children: ReactNode;
}

/**
 * A native disclosure, which also opens before hydration. The caller controls it by `open` and
 * `onToggle`.
 */
export function AccordionItem({
  id,
  number,
  title,
  level = 3,
  open = false,
  onToggle,
  name,
  children,
}: ItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const Heading = `h${level}` as const;

  // Reports an item toggled before hydration.
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
      className={styles.item}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
      <summary className={styles.summary} onClick={holdInPlace}>
        {number && <span className={styles.number}>{number}</span>}
        <Heading className={styles.title}>{title}</Heading>
        <Marker />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Keeps the pressed summary in place while other sections close. */
function holdInPlace({ currentTarget: summary }: MouseEvent<HTMLElement>): void {
  const section = summary.closest('details');
  const { top } = summary.getBoundingClientRect();
  if (!section) return;
  whileSectionsMove(section, () => {
    const moved = summary.getBoundingClientRect().top - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
}

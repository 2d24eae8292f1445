import { Icon } from '#app/ui/icon/icon.tsx';
import { nextSort, type SortColumn } from './portfolio-query.ts';
import styles from './register.module.css';
import { useQueryInUse } from './use-portfolio-query.ts';

/** Head of a column: a button that sorts by it. */
export function SortHead({ column, label }: { column: SortColumn; label: string }) {
  const [{ sort }, change] = useQueryInUse();
  const isSorted = sort.column === column;
  return (
    <button
      type="button"
      className={styles.sort}
      data-direction={isSorted ? sort.direction : undefined}
      onClick={() => change({ sort: nextSort(sort, column) })}
    >
      {label}
      <span data-needs-js>
        <Icon name="chevron-down" className={styles.arrow} />
      </span>
    </button>
  );
}

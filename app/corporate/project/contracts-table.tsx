import { useEffect, useRef } from 'react';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { sar } from '../money.ts';
import { isFigure, SORTABLE, type SortColumn, shownValue } from './columns.ts';
import type { PortfolioPage } from './content.server.ts';
import styles from './contracts-table.module.css';
import type { Sort } from './portfolio-query.ts';
import type { Contract } from './select-contracts.ts';
import { summarise } from './summary.ts';

/** How many contracts a folded table shows from 768 px, and below (contracts-table.module.css). */
export const FOLDED = { wide: 12, narrow: 5 };

interface Props {
  texts: PortfolioPage['register'];
  /** The contracts that match the filter, sorted. */
  contracts: readonly Contract[];
  sort: Sort;
  onSort: (column: SortColumn) => void;
  /** Whether only the first contracts are shown until the visitor asks for all. */
  folds: boolean;
  /** Called when the other contracts are shown or folded again. */
  onFold: (open: boolean) => void;
}

/** The table of contracts (spec 2.4); total and median in its caption follow the filter. */
export function ContractsTable({ texts, contracts, sort, onSort, folds, onFold }: Props) {
  const { count, total, medianValue, medianDuration } = summarise(contracts);
  const figures = {
    n: count,
    total: sar(total),
    median: sar(medianValue),
    months: fillPlural(dictionary.duration.months, medianDuration),
  };
  const table = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (contracts.length > 0) letFindFoldedRows(table.current, fold.current);
  }, [contracts]);
  return (
    <div ref={table} className={classNames(styles.table, folds && styles.folds)}>
      <Table
        caption={count > 0 ? fill(texts.caption, figures) : texts.none}
        columns={columnsOf(texts.columns, onSort)}
        rows={contracts}
        rowKey={({ id }) => id}
        sorted={sort && { ...sort, column: texts.columns[sort.column] }}
      />
      <details
        ref={fold}
        className={styles.fold}
        onToggle={({ currentTarget }) => onFold(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <span className={styles.more}>{fill(texts.more, { n: count })}</span>
          <span className={styles.fewer}>{texts.fewer}</span>
          <Icon name="chevron-down" />
        </summary>
      </details>
    </div>
  );
}

/** Lets find-in-page unfold the table. React does not know this value of `hidden`. */
function letFindFoldedRows(table: HTMLElement | null, fold: HTMLDetailsElement | null) {
  for (const row of table?.querySelectorAll<HTMLElement>('tbody tr') ?? []) {
    row.setAttribute('hidden', 'until-found');
    row.onbeforematch = () => {
      if (fold) fold.open = true;
    };
  }
}

function columnsOf(
  labels: PortfolioPage['register']['columns'],
  onSort: Props['onSort'],
): Column<Contract>[] {
  return [
    ...SORTABLE.map((key) => ({
      label: labels[key],
      head: (
        <button type="button" className={styles.sort} onClick={() => onSort(key)}>
          {labels[key]}
          <span data-needs-js>
            <Icon name="chevron-down" className={styles.arrow} />
          </span>
        </button>
      ),
      names: key === 'project',
      figures: isFigure(key),
      cell: (contract: Contract) =>
        key === 'project' ? projectAndClient(contract) : shownValue(key, contract),
    })),
    {
      label: labels.scope,
      bare: true,
      cell: ({ scope }) => <p className={styles.scope}>{scope}</p>,
    },
  ];
}

/** Links the project to its page, and shows its picture, where it has one. */
function projectAndClient({ title, client, picture }: Contract) {
  return (
    <>
      {picture ? (
        <Link to={detailsPath('project', title)} className={styles.project}>
          {title}
        </Link>
      ) : (
        <span className={styles.project}>{title}</span>
      )}
      <span className={styles.client}>{client}</span>
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          ratio="card"
          sizes="6rem"
          widest={240}
          className={styles.thumbnail}
        />
      )}
    </>
  );
}

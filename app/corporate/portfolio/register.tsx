import { useMemo } from 'react';
import { fill } from '#app/content/fill.ts';
import type { PortfolioPage } from '#app/content/schemas/portfolio-page.ts';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { sar } from '../money.ts';
import type { Contract } from './contract.ts';
import { ContractName } from './contract-name.tsx';
import type { Sort, SortColumn } from './portfolio-query.ts';
import styles from './register.module.css';
import { SortHead } from './sort-head.tsx';
import { summarise } from './summary.ts';

interface RegisterProps {
  texts: PortfolioPage['register'];
  /** Those that match the filter, in the order asked for. */
  contracts: readonly Contract[];
  sort: Sort;
  /** There may be hundreds of them. */
  isLong: boolean;
}

/** The table of contracts (spec 2.4); total and median in its caption follow the filter. */
export function Register({ texts, contracts, sort, isLong }: RegisterProps) {
  const columns = useMemo(() => columnsOf(texts.columns), [texts.columns]);
  const { count, total, medianValue, medianDuration } = useMemo(
    () => summarise(contracts),
    [contracts],
  );
  const figures = { n: count, total: sar(total), median: sar(medianValue), months: medianDuration };
  return (
    <div className={styles.register}>
      <Table
        caption={count > 0 ? fill(texts.caption, figures) : texts.none}
        columns={columns}
        rows={contracts}
        rowKey={idOf}
        isLong={isLong}
        sorted={sort}
      />
    </div>
  );
}

const idOf = ({ id }: Contract) => id;

function columnsOf(labels: PortfolioPage['register']['columns']): Column<Contract>[] {
  const column = (key: SortColumn) => ({
    key,
    label: labels[key],
    head: <SortHead column={key} label={labels[key]} />,
  });
  return [
    {
      ...column('project'),
      names: true,
      cell: (contract) => <ContractName contract={contract} />,
    },
    { ...column('sector'), cell: ({ sector }) => sector },
    { ...column('value'), figures: true, cell: ({ value }) => sar(Number(value)) },
    { ...column('duration'), figures: true, cell: ({ duration }) => duration },
    { ...column('year'), figures: true, cell: ({ year }) => year },
    {
      key: 'scope',
      head: <VisuallyHidden>{labels.scope}</VisuallyHidden>,
      cell: ({ scope }) => <p className={styles.scope}>{scope}</p>,
    },
  ];
}

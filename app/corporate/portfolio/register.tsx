import { useMemo } from 'react';
import { fill } from '#app/content/fill.ts';
import type { PortfolioPage } from '#app/content/schemas/portfolio-page.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { sar } from '../money.ts';
import type { Contract } from './contract.ts';
import { ContractName } from './contract-name.tsx';
import type { Sort, SortColumn } from './portfolio-query.ts';
import styles from './register.module.css';
import { SortHead } from './sort-head.tsx';
import { summarise } from './summary.ts';

interface RegisterProps {
  texts: PortfolioPage['register'];
  /** All of them, in the order shown. */
  contracts: readonly Contract[];
  /** Those that match the filter. */
  shown: ReadonlySet<number>;
  sort: Sort;
}

/** More rows than this are laid out only where they are seen. */
const MANY = 200;

/** The table of contracts (spec 2.4); total and median in its caption follow the filter. */
export function Register({ texts, contracts, shown, sort }: RegisterProps) {
  const columns = useMemo(() => columnsOf(texts.columns), [texts.columns]);
  const { count, total, medianValue, medianDuration } = useMemo(
    () => summarise(contracts.filter(({ id }) => shown.has(id))),
    [contracts, shown],
  );
  const figures = { n: count, total: sar(total), median: sar(medianValue), months: medianDuration };
  return (
    <div className={classNames(styles.register, contracts.length > MANY && styles.long)}>
      <Table
        caption={count > 0 ? fill(texts.caption, figures) : texts.none}
        columns={columns}
        rows={contracts}
        rowKey={({ id }) => id}
        isHidden={({ id }) => !shown.has(id)}
        sorted={sort}
      />
    </div>
  );
}

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
  ];
}

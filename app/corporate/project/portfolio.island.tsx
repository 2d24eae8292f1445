import { useMemo, useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { PortfolioPage } from './content.server.ts';
import { ContractFilter, type Sector } from './contract-filter.tsx';
import { ContractsTable, FOLDED } from './contracts-table.tsx';
import { ListActions } from './list-actions.tsx';
import styles from './portfolio.module.css';
import {
  DEFAULT_SORT,
  formatSort,
  nextSort,
  PORTFOLIO_QUERY,
  parseSort,
} from './portfolio-query.ts';
import { type Contract, matchingContracts, sortContracts } from './select-contracts.ts';
import { ValueChart } from './value-chart.tsx';

interface Props {
  contracts: readonly Contract[];
  /** The sectors of the contracts, in display order. */
  sectors: readonly Sector[];
  texts: PortfolioPage;
}

/** Filter, table and chart of the contracts. */
function Portfolio({ contracts, sectors, texts }: Props) {
  const { query, change, form } = useUrlQuery(PORTFOLIO_QUERY);
  const { q, sector } = query;
  const isFiltered = q !== '' || sector !== '';
  const [isOpen, setOpen] = useState(false);
  const [sort, listed] = useMemo(() => {
    const order = parseSort(query.sort);
    const chosen = sectors.find(({ id }) => id === query.sector)?.name ?? '';
    const matching = matchingContracts(contracts, { q: query.q, sector: chosen }, dictionary);
    return [order, sortContracts(matching, order)] as const;
  }, [contracts, sectors, query]);
  const countOf = (folded: number) => {
    const { length } = listed;
    const n = isFiltered || isOpen ? length : Math.min(folded, length);
    return fill(texts.register.count, { n, all: contracts.length });
  };
  return (
    <div className={styles.portfolio}>
      <div className={`${styles.controls} no-print`}>
        <ContractFilter
          texts={texts.filter}
          sectors={sectors}
          form={form}
          isFiltered={isFiltered}
          onReset={() => change({ q: '', sector: '' })}
        />
        <div className={styles.state}>
          <output className={styles.count} data-needs-js>
            <span className={styles.wide}>{countOf(FOLDED.wide)}</span>
            <span className={styles.narrow}>{countOf(FOLDED.narrow)}</span>
          </output>
          <ListActions
            texts={texts.actions}
            contracts={listed}
            isWhole={!isFiltered && query.sort === formatSort(DEFAULT_SORT)}
          />
        </div>
      </div>
      <ValueChart texts={texts.chart} contracts={contracts} listed={listed} />
      <div className={styles.table}>
        <ContractsTable
          texts={texts.register}
          contracts={listed}
          sort={sort}
          onSort={(column) =>
            change((current) => ({ sort: formatSort(nextSort(parseSort(current.sort), column)) }))
          }
          folds={!isFiltered}
          onFold={setOpen}
        />
      </div>
    </div>
  );
}

// The address decides what it shows, also above the place that the browser returns to.
export default island('corporate/project/portfolio', 'idle', Portfolio);

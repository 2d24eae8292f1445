import { useCallback, useDeferredValue, useMemo } from 'react';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { PortfolioPage } from './content.server.ts';
import { ContractFilter } from './contract-filter.tsx';
import { ContractsTable } from './contracts-table.tsx';
import { ListActions } from './list-actions.tsx';
import styles from './portfolio.module.css';
import {
  DEFAULT_SORT,
  formatSort,
  nextSort,
  PORTFOLIO_QUERY,
  parseSort,
  type SortColumn,
} from './portfolio-query.ts';
import type { Contract } from './select-contracts.ts';
import { indexContracts, matchingIds, sortContracts } from './select-contracts.ts';
import { ValueChart } from './value-chart.tsx';

interface Props {
  contracts: readonly Contract[];
  /** The sectors of the contracts, in display order. */
  sectors: readonly string[];
  texts: PortfolioPage;
}

/** Filter, table and chart of the contracts. */
function Portfolio({ contracts, sectors, texts }: Props) {
  const { query, change, form } = useUrlQuery(PORTFOLIO_QUERY);
  const { q, sector } = query;
  const isFiltered = q !== '' || sector !== '';
  const { money, duration } = dictionary;
  const index = useMemo(
    () =>
      indexContracts(contracts, {
        money: (value) => fill(money.sar, { value }),
        duration: (n) => fillPlural(duration.months, n),
      }),
    [contracts],
  );
  const sort = useMemo(() => parseSort(query.sort), [query.sort]);
  const sortBy = useCallback(
    (column: SortColumn) =>
      change((current) => ({ sort: formatSort(nextSort(parseSort(current.sort), column)) })),
    [change],
  );
  const sorted = useMemo(() => sortContracts(index, sort), [index, sort]);
  const matching = useMemo(() => matchingIds(index, { sector, q }), [index, sector, q]);
  const listed = useMemo(() => sorted.filter(({ id }) => matching.has(id)), [sorted, matching]);
  const highlighted = useDeferredValue(matching);
  return (
    <div className={styles.portfolio}>
      <div className={styles.controls}>
        <ContractFilter
          texts={texts.filter}
          sectors={sectors}
          form={form}
          isFiltered={isFiltered}
          onReset={() => change({ q: '', sector: '' })}
        />
        <div className={styles.state}>
          <output className={styles.count} data-needs-js>
            {fill(texts.register.count, { n: listed.length, all: contracts.length })}
          </output>
          <ListActions
            texts={texts.actions}
            contracts={listed}
            isWhole={!isFiltered && formatSort(sort) === formatSort(DEFAULT_SORT)}
          />
        </div>
      </div>
      <ValueChart texts={texts.chart} contracts={contracts} shown={highlighted} />
      <div className={styles.table}>
        <ContractsTable
          texts={texts.register}
          contracts={listed}
          sort={sort}
          onSort={sortBy}
          folds={!isFiltered}
        />
      </div>
    </div>
  );
}

// The address decides what it shows, also above the place that the browser returns to.
export default island('corporate/project/portfolio', 'idle', Portfolio);

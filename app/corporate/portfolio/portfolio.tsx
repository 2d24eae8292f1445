import { useMemo } from 'react';
import { fill } from '#app/content/fill.ts';
import type { PortfolioPage } from '#app/content/schemas/portfolio-page.ts';
import type { Contract } from './contract.ts';
import { ContractFilter } from './contract-filter.tsx';
import { ListActions } from './list-actions.tsx';
import styles from './portfolio.module.css';
import { Register } from './register.tsx';
import { indexContracts, matchingIds, sortContracts } from './select-contracts.ts';
import { usePortfolioQuery } from './use-portfolio-query.ts';
import { ValueChart } from './value-chart.tsx';

interface PortfolioProps {
  contracts: readonly Contract[];
  texts: PortfolioPage;
}

/** Filter, table and chart: one list, seen twice. */
export function Portfolio({ contracts, texts }: PortfolioProps) {
  const [query, change] = usePortfolioQuery();
  const { sort, sector, search } = query;
  const { column, direction } = sort;
  const index = useMemo(() => indexContracts(contracts), [contracts]);
  const sectors = useMemo(
    () => [...new Set(contracts.map((contract) => contract.sector))].toSorted(),
    [contracts],
  );
  const ordered = useMemo(
    () => sortContracts(index, { column, direction }),
    [index, column, direction],
  );
  const shown = useMemo(() => matchingIds(index, { sector, search }), [index, sector, search]);
  return (
    <div className={styles.portfolio}>
      <div className={styles.controls}>
        <ContractFilter texts={texts.filter} sectors={sectors} query={query} onChange={change} />
        <div className={styles.state}>
          <output className={styles.count}>
            {fill(texts.register.count, { n: shown.size, all: contracts.length })}
          </output>
          <ListActions
            texts={texts.actions}
            contracts={ordered.filter(({ id }) => shown.has(id))}
          />
        </div>
      </div>
      <div className={styles.chart}>
        <ValueChart texts={texts.chart} contracts={contracts} shown={shown} />
      </div>
      <div className={styles.register}>
        <Register texts={texts.register} contracts={ordered} shown={shown} sort={sort} />
      </div>
    </div>
  );
}

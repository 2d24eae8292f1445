import { useMemo } from 'react';
import { fill, fillPlural } from '#app/content/fill.ts';
import type { PortfolioPage } from '#app/content/schemas/portfolio-page.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { useSettled } from '#app/ui/settled/use-settled.ts';
import type { Contract } from './contract.ts';
import { ContractFilter } from './contract-filter.tsx';
import { ListActions } from './list-actions.tsx';
import styles from './portfolio.module.css';
import { Register } from './register.tsx';
import { indexContracts, matchingIds, sortContracts } from './select-contracts.ts';
import { QueryInUse, usePortfolioQuery } from './use-portfolio-query.ts';
import { ValueChart } from './value-chart.tsx';

interface PortfolioProps {
  contracts: readonly Contract[];
  texts: PortfolioPage;
}

/** More rows than this are drawn part by part. */
const MANY = 200;

/** Filter, table and chart: one list, seen twice. */
export function Portfolio({ contracts, texts }: PortfolioProps) {
  const inUse = usePortfolioQuery();
  const [asked, change] = inUse;
  const { sort, search } = asked;
  const { column, direction } = sort;
  const { duration } = useInterface();
  const index = useMemo(
    () => indexContracts(contracts, (n) => fillPlural(duration.months, n)),
    [contracts, duration],
  );
  const sectors = useMemo(
    () => [...new Set(contracts.map((contract) => contract.sector))].toSorted(),
    [contracts],
  );
  // One that the list cannot say would hide contracts and nobody could see why.
  const sector = sectors.includes(asked.sector) ? asked.sector : '';
  const ordered = useMemo(
    () => sortContracts(index, { column, direction }),
    [index, column, direction],
  );
  const matching = useMemo(() => matchingIds(index, { sector, search }), [index, sector, search]);
  const listed = useMemo(() => ordered.filter(({ id }) => matching.has(id)), [ordered, matching]);
  const marked = useSettled(matching);
  return (
    <div className={styles.portfolio}>
      <div className={styles.controls} data-needs-js>
        <ContractFilter
          texts={texts.filter}
          sectors={sectors}
          query={{ ...asked, sector }}
          onChange={change}
        />
        <div className={styles.state}>
          <output className={styles.count}>
            {fill(texts.register.count, { n: listed.length, all: contracts.length })}
          </output>
          <ListActions texts={texts.actions} contracts={listed} />
        </div>
      </div>
      <div className={styles.chart}>
        <ValueChart texts={texts.chart} contracts={contracts} shown={marked} />
      </div>
      <div className={styles.register}>
        <QueryInUse value={inUse}>
          <Register
            texts={texts.register}
            contracts={listed}
            sort={sort}
            isLong={contracts.length > MANY}
          />
        </QueryInUse>
      </div>
    </div>
  );
}

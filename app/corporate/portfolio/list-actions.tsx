import type { PortfolioPage } from '#app/content/schemas/portfolio-page.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Contract } from './contract.ts';
import styles from './contract-filter.module.css';
import { toCsv } from './csv.ts';
import { saveFile } from './save-file.ts';

interface ActionsProps {
  texts: PortfolioPage['actions'];
  /** What is in the list, in its order. */
  contracts: readonly Contract[];
}

/** Takes the list as it is shown: as a file, or on paper. */
export function ListActions({ texts, contracts }: ActionsProps) {
  const save = () =>
    saveFile(`${texts.file}.csv`, 'text/csv;charset=utf-8', contractsCsv(contracts, texts));
  return (
    <div className={styles.actions}>
      <Button size="small" variant="quiet" icon="download" onClick={save}>
        {texts.csv}
      </Button>
      <Button size="small" variant="quiet" icon="printer" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
}

/** The contracts as a CSV file, heads first. */
function contractsCsv(
  contracts: readonly Contract[],
  { csvColumns: heads }: Pick<PortfolioPage['actions'], 'csvColumns'>,
): string {
  return toCsv([
    [
      heads.client,
      heads.project,
      heads.sector,
      heads.value,
      heads.duration,
      heads.year,
      heads.scope,
    ],
    ...contracts.map(({ client, title, sector, value, duration, year, scope }) => [
      client,
      title,
      sector,
      value,
      duration,
      year,
      scope,
    ]),
  ]);
}

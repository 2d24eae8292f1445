import { BYTE_ORDER_MARK, csvRow } from '#api/csv.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { PortfolioPage } from './content.server.ts';
import styles from './contract-filter.module.css';
import type { Contract } from './select-contracts.ts';

interface Props {
  texts: PortfolioPage['actions'];
  /** The listed contracts in their order. */
  contracts: readonly Contract[];
}

/** Downloads the list as a CSV file, or prints it. */
export function ListActions({ texts, contracts }: Props) {
  const save = () =>
    saveFile(`${texts.file}.csv`, 'text/csv;charset=utf-8', csvOf(contracts, texts));
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

function csvOf(contracts: readonly Contract[], { csvColumns: heads }: Props['texts']): string {
  const head = [
    heads.client,
    heads.project,
    heads.sector,
    heads.value,
    heads.duration,
    heads.year,
    heads.scope,
  ];
  const rows = contracts.map(({ client, title, sector, value, duration, year, scope }) => [
    client,
    title,
    sector,
    value,
    duration,
    year,
    scope,
  ]);
  return BYTE_ORDER_MARK + [head, ...rows].map(csvRow).join('');
}

function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

import type { MouseEvent } from 'react';
import { addressOf } from '#app/content/address.ts';
import { site } from '#app/shared-data/shared-data.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { BYTE_ORDER_MARK, csvRow } from '#shared/csv.ts';
import { COLUMNS, DOWNLOADED } from './columns.ts';
import type { PortfolioPage } from './content.server.ts';
import styles from './contract-filter.module.css';
import { PROJECT_LIST } from './project-list.ts';
import type { Contract } from './select-contracts.ts';

interface Props {
  texts: PortfolioPage['actions'];
  /** The listed contracts in their order. */
  contracts: readonly Contract[];
  /** Whether these are all contracts in the default order, as in the build's workbook. */
  isWhole: boolean;
}

/**
 * Downloads the list as an Excel workbook or a CSV file, or prints it. Before
 * hydration the link leads to the build's workbook of all contracts.
 */
export function ListActions({ texts, contracts, isWhole }: Props) {
  const workbook = `${texts.file}.xlsx`;
  const saveWorkbook = async (event: MouseEvent) => {
    if (isWhole) return;
    event.preventDefault();
    const { contractsWorkbook, TYPE } = await import('./contracts-workbook.ts');
    saveFile(workbook, TYPE, await contractsWorkbook(contracts, texts, site.name, new Date()));
  };
  const saveCsv = () =>
    saveFile(`${texts.file}.csv`, 'text/csv;charset=utf-8', csvOf(contracts, texts));
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={addressOf(PROJECT_LIST)}
        download={workbook}
        onClick={saveWorkbook}
        size="small"
        variant="quiet"
        icon="download"
      >
        {texts.xlsx}
      </ButtonLink>
      <Button size="small" variant="quiet" icon="download" onClick={saveCsv} data-needs-js>
        {texts.csv}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="printer"
        onClick={() => window.print()}
        data-needs-js
      >
        {texts.print}
      </Button>
    </div>
  );
}

function csvOf(contracts: readonly Contract[], { csvColumns: heads }: Props['texts']): string {
  const head = DOWNLOADED.map((key) => heads[key]);
  const rows = contracts.map((contract) => DOWNLOADED.map((key) => COLUMNS[key].value(contract)));
  return BYTE_ORDER_MARK + [head, ...rows].map(csvRow).join('');
}

function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

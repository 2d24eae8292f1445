import { rmSync } from 'node:fs';
import { addressOf } from '#app/content/address.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { isLeftOut } from '#app/content/page-content.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { contractsWorkbook } from '#app/corporate/project/contracts-workbook.ts';
import { DEFAULT_SORT } from '#app/corporate/project/portfolio-query.ts';
import { PROJECT_LIST } from '#app/corporate/project/project-list.ts';
import { sortContracts } from '#app/corporate/project/select-contracts.ts';
import { writePublic } from './hashed-files.ts';

const FILE = addressOf(PROJECT_LIST).slice(1);

/** Writes the workbook of all contracts, which /project offers without filter; none without contracts. */
export async function makeProjectList(): Promise<void> {
  const { records } = readPortfolio();
  if (records.length === 0 || isLeftOut('portfolio-page'))
    return rmSync(`build/public/${FILE}`, { force: true });
  const contracts = sortContracts(records, DEFAULT_SORT);
  const { actions } = readPortfolioPage();
  // The date of the company's figures: the same content gives the same file.
  const date = new Date(readCompanyFigures().asOf);
  writePublic(FILE, await contractsWorkbook(contracts, actions, readCompany().name, date));
}

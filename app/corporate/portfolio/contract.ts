import type { PortfolioRecord } from '#app/content/schemas/portfolio.ts';
import type { ProjectState } from '../project/project-state.ts';

/** A portfolio record as its page shows it. */
export interface Contract extends PortfolioRecord {
  /** What its details page is handed, where it has one. */
  details?: ProjectState | undefined;
}

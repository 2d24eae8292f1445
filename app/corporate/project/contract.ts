import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import type { ProjectState } from '../project-details/project-state.ts';

/** A portfolio record with the link to its details page. */
export interface Contract extends PortfolioRecord {
  /** Navigation state for its details page, if it has one. */
  details?: ProjectState | undefined;
}

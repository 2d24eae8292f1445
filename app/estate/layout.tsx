import { Outlet } from 'react-router';
import type { RouteHandle } from '#app/layout/use-is-template.ts';
import type { Route } from './+types/layout';
import { readEstateSidePanel } from './side-panel/content.server.ts';
import { SidePanel, SidePanelTrigger } from './side-panel/side-panel.tsx';
import styles from './tint.module.css';

export const handle = { template: true, HeaderAction: SidePanelTrigger } satisfies RouteHandle;

export const loader = () => ({ sidePanel: readEstateSidePanel() });

/** The layout of template pages (spec 2.5): warmer colours and the side panel. */
export default function EstateLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.estate}>
      <Outlet />
      <SidePanel {...loaderData.sidePanel} />
    </div>
  );
}

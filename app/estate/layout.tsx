import { Outlet } from 'react-router';
import {
  readEstateForms,
  readEstateInterface,
  readEstateSidePanel,
} from '#app/content/estate.server.ts';
import type { RouteHandle } from '#app/shell/use-is-template.ts';
import type { Route } from './+types/layout';
import { SidePanel } from './side-panel/side-panel.tsx';
import { SidePanelTrigger } from './side-panel/side-panel-trigger.tsx';
import styles from './tint.module.css';

export const handle = { template: true, HeaderAction: SidePanelTrigger } satisfies RouteHandle;

export const loader = () => ({
  sidePanel: readEstateSidePanel(),
  texts: readEstateInterface(),
  forms: readEstateForms(),
});

/** Nothing the frame loads changes while a document lives. */
export const shouldRevalidate = () => false;

/** The frame of every template page (spec 2.5): the same house in a warmer light, and the side panel. */
export default function EstateLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.estate}>
      <Outlet />
      <SidePanel {...loaderData.sidePanel} />
    </div>
  );
}

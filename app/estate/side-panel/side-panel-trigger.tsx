import { useRouteLoaderData } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { showModalWithoutInvokers } from '#app/ui/sheet/invoker-fallback.ts';
import type { loader } from '../layout.tsx';
import { SIDE_PANEL_ID } from './side-panel.tsx';
import styles from './side-panel-trigger.module.css';

/** Opens the side panel from the header, on large screens (decision 0007). */
export function SidePanelTrigger() {
  const frame = useRouteLoaderData<typeof loader>('estate/layout');
  if (!frame) return null;
  return (
    <button
      type="button"
      className={styles.trigger}
      command="show-modal"
      commandfor={SIDE_PANEL_ID}
      aria-haspopup="dialog"
      aria-label={frame.sidePanel.open}
      onClick={showModalWithoutInvokers}
    >
      <Icon name="menu" />
    </button>
  );
}

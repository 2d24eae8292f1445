import { useRouteLoaderData } from 'react-router';
import { SocialLinks } from '#app/layout/footer/social-links.tsx';
import { Link } from '#app/layout/link.tsx';
import { site } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon-button/icon-button.tsx';
import MapFrame from '#app/ui/map-frame/map-frame.island.tsx';
import { Sheet, SheetClose } from '#app/ui/sheet/sheet.tsx';
import type { loader } from '../layout.tsx';
import type { EstateSidePanel } from './content.server.ts';
import styles from './side-panel.module.css';

/** Id that the trigger in the header refers to by `commandfor`. */
const SIDE_PANEL_ID = 'side-panel';

/** The trigger is hidden at these widths; keep in step with the style sheet. */
const TRIGGER_HIDDEN = '(width < 78rem)';

/** Spec 2.5, 4: the off-canvas panel of large screens. */
export function SidePanel({
  label,
  close,
  search,
  addressesTitle,
  addresses,
  map,
}: EstateSidePanel) {
  return (
    <Sheet
      id={SIDE_PANEL_ID}
      label={label}
      size="column"
      closedWhen={TRIGGER_HIDDEN}
      locks={`${styles.smallLock} ${styles.largeLock}`}
    >
      <div className={styles.panel}>
        <SheetClose sheet={SIDE_PANEL_ID} label={close} />
        {/* The box has no effect (spec 2.5), so it needs no form. */}
        <search className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            className={styles.input}
            aria-label={search.label}
            placeholder={search.placeholder}
          />
        </search>
        <h2 className={styles.title}>{addressesTitle}</h2>
        <ul className={styles.addresses}>
          {addresses.map(({ icon, label: words, href }) => (
            <li key={href}>
              <Link to={href} className={styles.address}>
                <Icon name={icon} />
                <bdi>{words}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.map}>
          <MapFrame src={map.embed} title={map.frame} waiting={map.waiting} failed={map.failed}>
            <address className={styles.place}>{map.address}</address>
            <a href={map.link} className={styles.outward}>
              {map.outward}
              <Icon name="arrow-up-right" />
            </a>
          </MapFrame>
        </div>
        <SocialLinks title={site.footer.socialTitle} links={site.networks} />
      </div>
    </Sheet>
  );
}

/** Button in the header that opens the side panel on large screens (decision 0007). */
export function SidePanelTrigger() {
  const frame = useRouteLoaderData<typeof loader>('estate/layout');
  if (!frame) return null;
  return (
    <IconButton
      icon="menu"
      label={frame.sidePanel.open}
      className={styles.trigger}
      command="show-modal"
      commandfor={SIDE_PANEL_ID}
      aria-haspopup="dialog"
    />
  );
}

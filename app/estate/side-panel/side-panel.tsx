import { type RefObject, useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SocialLinks } from '#app/layout/footer/social-links.tsx';
import { Link } from '#app/layout/link.tsx';
import { useCloseWhen } from '#app/layout/use-close-when.ts';
import { site } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MapFrame } from '#app/ui/map-frame/map-frame.tsx';
import { showModalWithoutInvokers } from '#app/ui/sheet/invoker-fallback.ts';
import { Sheet, SheetClose } from '#app/ui/sheet/sheet.tsx';
import type { loader } from '../layout.tsx';
import type { EstateSidePanel } from './content.server.ts';
import styles from './side-panel.module.css';

/** Id that the trigger in the header refers to by `commandfor`. */
const SIDE_PANEL_ID = 'side-panel';

/** The trigger is hidden at these widths; keep in step with the style sheet. */
const TRIGGER_HIDDEN = '(width < 84rem)';

/** Spec 2.5, 4: the off-canvas panel of large screens. */
export function SidePanel({
  label,
  close,
  search,
  addressesTitle,
  addresses,
  map,
}: EstateSidePanel) {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(dialog);
  useCloseWhen(dialog, TRIGGER_HIDDEN);
  return (
    <Sheet ref={dialog} id={SIDE_PANEL_ID} label={label} size="column">
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
          <MapFrame
            src={map.embed}
            title={map.frame}
            waiting={map.waiting}
            failed={map.failed}
            address={<address className={styles.place}>{map.address}</address>}
            link={
              <a href={map.link} className={styles.outward}>
                {map.outward}
                <Icon name="arrow-up-right" />
              </a>
            }
          />
        </div>
        <SocialLinks title={site.footer.socialTitle} links={site.networks} />
      </div>
    </Sheet>
  );
}

/**
 * Spec 4: while the panel is open, two body classes lock the page's scroll, one for small and one
 * for large screens. Observes the attribute, because the panel also opens before hydration.
 */
function useScrollLock(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const set = (locked: boolean) => {
      for (const name of [styles.smallLock, styles.largeLock]) {
        if (name) document.body.classList.toggle(name, locked);
      }
    };
    const follow = () => set(element.open);
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributes: true, attributeFilter: ['open'] });
    follow();
    return () => {
      observer.disconnect();
      set(false);
    };
  }, [dialog]);
}

/** Button in the header that opens the side panel on large screens (decision 0007). */
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

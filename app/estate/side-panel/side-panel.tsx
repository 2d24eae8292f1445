import { useRef } from 'react';
import type { EstateSidePanel } from '#app/content/schemas/estate-side-panel.ts';
import { useSite } from '#app/root-data/use-root-data.ts';
import { SocialLinks } from '#app/shell/footer/social-links.tsx';
import { Link } from '#app/shell/link.tsx';
import { useCloseWhen } from '#app/shell/use-close-when.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MapFrame } from '#app/ui/map-frame/map-frame.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { SheetClose } from '#app/ui/sheet/sheet-close.tsx';
import styles from './side-panel.module.css';
import { SIDE_PANEL_ID } from './side-panel-id.ts';
import { useScrollLock } from './use-scroll-lock.ts';

/** Where the header has no room for the panel's trigger; its style sheet says the same. */
const TRIGGER_HIDDEN = '(width < 84rem)';

/** Spec 2.5, 4: the off-canvas panel of large screens, with the body classes while it is open. */
export function SidePanel({
  label,
  close,
  search,
  addressesTitle,
  addresses,
  map,
}: EstateSidePanel) {
  const { footer } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(dialog);
  useCloseWhen(dialog, TRIGGER_HIDDEN);
  return (
    <Sheet ref={dialog} id={SIDE_PANEL_ID} label={label} size="column">
      <div className={styles.panel}>
        <SheetClose sheet={SIDE_PANEL_ID} label={close} />
        {/* No form: the box searches nothing (spec 2.5). */}
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
        <SocialLinks title={footer.socialTitle} links={footer.social} />
      </div>
    </Sheet>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useInterface, useSite } from '#app/root-data/use-root-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Logo } from '../header/logo.tsx';
import { closeWithoutInvokers } from '../header/without-invokers.ts';
import { Link } from '../link.tsx';
import styles from './drawer.module.css';
import { DrawerMenu } from './drawer-menu.tsx';

/** The burger names this id in `commandfor`. */
export const DRAWER_ID = 'menu-drawer';

/**
 * Spec 2.1: the mobile menu, 70 % wide. A native modal dialog: it opens before React runs, holds the
 * focus, closes on Escape and gives the focus back. React adds what is not native everywhere:
 * closing on the backdrop and on every path change.
 */
export function Drawer() {
  const texts = useInterface();
  const { phone, email, callToAction } = useSite();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  // What a visitor opened before hydration stays open: only a navigation closes it.
  const arrival = useRef(key);
  useEffect(() => {
    if (key === arrival.current) return;
    arrival.current = key;
    dialog.current?.close();
  }, [key]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, []);

  return (
    <dialog
      ref={dialog}
      id={DRAWER_ID}
      className={styles.drawer}
      aria-label={texts.menu.label}
      closedby="any"
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo />
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={DRAWER_ID}
            aria-label={texts.menu.close}
            onClick={closeWithoutInvokers}
          >
            <Icon name="x" />
          </button>
        </div>
        <DrawerMenu close={() => dialog.current?.close()} />
        <div className={styles.foot}>
          <a href={phone.href}>
            <bdi>{phone.label}</bdi>
          </a>
          <a href={`mailto:${email}`}>{email}</a>
          <Link to={callToAction.button.to} className={styles.contact}>
            {callToAction.button.label}
          </Link>
        </div>
      </div>
    </dialog>
  );
}

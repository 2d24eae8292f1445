import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { Sheet, SheetClose } from '#app/ui/sheet/sheet.tsx';
import { ActionLink } from '../action-link.tsx';
import { Logo } from '../header/logo.tsx';
import { useHeaderButton } from '../header/use-header-button.ts';
import { LanguageLinks } from '../languages/language-link.tsx';
import { SearchForm } from '../search-form/search-form.tsx';
import { WhatsAppLink } from '../whatsapp-link.tsx';
import styles from './drawer.module.css';
import { DrawerMenu } from './drawer-menu.tsx';

/** Id that the burger button refers to by `commandfor`. */
export const DRAWER_ID = 'menu-drawer';

/** From this width on the header shows the menu itself; keep in step with its style sheets. */
const BURGER_HIDDEN = '(width >= 78rem)';

/** Spec 2.1: the mobile menu, 70 % wide, with the header's button; every navigation closes it. */
export function Drawer() {
  const { phone, whatsapp, email } = site;
  const button = useHeaderButton();
  return (
    <Sheet id={DRAWER_ID} label={dictionary.menu.label} size="most" closedWhen={BURGER_HIDDEN}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo />
          <SheetClose sheet={DRAWER_ID} label={dictionary.menu.close} />
        </div>
        <SearchForm className={styles.search} />
        <DrawerMenu />
        <div className={styles.foot}>
          <a href={phone.href}>
            <bdi>{phone.label}</bdi>
          </a>
          {whatsapp && <WhatsAppLink {...whatsapp} />}
          <a href={`mailto:${email}`}>{email}</a>
          <LanguageLinks />
          <ActionLink {...button} size="small" />
        </div>
      </div>
    </Sheet>
  );
}

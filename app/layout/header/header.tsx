import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ActionLink } from '../action-link.tsx';
import { DRAWER_ID } from '../drawer/drawer.tsx';
import { Link } from '../link.tsx';
import { SearchForm } from '../search-form/search-form.tsx';
import { useHeaderAction } from '../use-is-template.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { useHeaderButton } from './use-header-button.ts';

/** Id of the search, a native popover, which opens before hydration. */
const SEARCH_ID = 'site-search';

/** Spec 2.1: logo, menu, one button and a search; fixed past 100 px; a burger where the menu has no room. */
export function Header() {
  const HeaderAction = useHeaderAction();
  const button = useHeaderButton();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <Link to="/" className={styles.home} aria-label={dictionary.header.home}>
            <Logo />
          </Link>
          <DesktopMenu />
          <ActionLink {...button} size="small" className={styles.button} />
          {HeaderAction && <HeaderAction />}
          <button
            type="button"
            className={`${styles.search} no-print`}
            popoverTarget={SEARCH_ID}
            aria-label={dictionary.search.open}
          >
            <Icon name="search" />
          </button>
          <SearchForm id={SEARCH_ID} popover="auto" className={styles.form} />
          <Button
            variant="secondary"
            size="small"
            icon="menu"
            className={styles.burger}
            command="show-modal"
            commandfor={DRAWER_ID}
            aria-haspopup="dialog"
            aria-label={dictionary.menu.open}
          >
            {dictionary.menu.open}
          </Button>
        </div>
      </div>
    </header>
  );
}

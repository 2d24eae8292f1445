import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LanguageLinks } from '../languages/language-link.tsx';
import styles from './top-bar.module.css';

/** Spec 2.1: telephone, e-mail, address and the other languages above the header; hidden on small screens. */
export function TopBar() {
  const { header } = dictionary;
  const { phone, email, address } = site;
  return (
    <aside className={`night ${styles.bar}`} aria-label={header.topBar}>
      <div className={styles.row}>
        <ul className={styles.list}>
          <li>
            <a className={styles.link} href={phone.href}>
              <Icon name="phone" />
              <bdi className={styles.figures}>{phone.label}</bdi>
            </a>
          </li>
          <li>
            <a className={styles.link} href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
          <li className={styles.address}>
            <Icon name="map-pin" />
            <address>{address.line}</address>
          </li>
        </ul>
        <LanguageLinks className={styles.link} icon={<Icon name="globe" />} />
      </div>
    </aside>
  );
}

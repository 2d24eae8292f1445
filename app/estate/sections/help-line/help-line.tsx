import type { Phone } from '#app/content/fields.server.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './help-line.module.css';

/** 'Need help?' and the number to call (spec 2.5). */
export function HelpLine({ label, phone }: { label: string; phone: Phone }) {
  return (
    <p className={styles.help}>
      <Icon name="phone" />
      <span>{label}</span>
      <a className={styles.number} href={phone.href}>
        <bdi>{phone.label}</bdi>
      </a>
    </p>
  );
}

import type { ReactNode } from 'react';
import { Link } from '#app/shell/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import grid from '../../cards/cards.module.css';
import { EstateIcon } from '../../icon/estate-icon.tsx';
import type { EstateIconName } from '../../icon/estate-shapes.tsx';
import styles from './icon-card.module.css';

/** Cards in rows of three. */
export function IconCards({ children }: { children: ReactNode }) {
  return <ul className={grid.cards}>{children}</ul>;
}

interface Props {
  icon: EstateIconName;
  title: string;
  text: string;
  action: string;
  to: string;
}

/** A card under an icon that leads somewhere by a link of its own. */
export function IconCard({ icon, title, text, action, to }: Props) {
  return (
    <li className={styles.card}>
      <EstateIcon name={icon} size="large" />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <Link to={to} className={styles.link}>
        {action}
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}

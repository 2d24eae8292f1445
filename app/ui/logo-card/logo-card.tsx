import { classNames } from '../class-names/class-names.ts';
import styles from './logo-card.module.css';
import { type LogoData, LogoImage } from './logo-image.tsx';

interface Props {
  /** Without it, the name is in its place. */
  logo: LogoData | undefined;
  alt: string;
  name: string;
  /** Whether the name is shown below the logo. */
  isNamed?: boolean;
}

/** Spec 2.4: a logo 160 px wide, 100 px at widths up to 768 px, in a square 40 px larger that lifts on hover. */
export function LogoCard({ logo, alt, name, isNamed = false }: Props) {
  return (
    <div className={classNames(styles.card, logo && isNamed && styles.named)}>
      {logo && <LogoImage logo={logo} alt={alt} className={styles.logo} />}
      {(!logo || isNamed) && <span className={logo ? styles.caption : styles.name}>{name}</span>}
    </div>
  );
}

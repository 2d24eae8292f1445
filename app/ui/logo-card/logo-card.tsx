import { classNames } from '../class-names/class-names.ts';
import styles from './logo-card.module.css';

interface Props {
  logo: { src: string; width: number; height: number };
  alt: string;
  /** Shown below the logo. */
  caption?: string | undefined;
}

/** Spec 2.4: a logo 160 px wide, 100 px at widths up to 768 px, in a square 40 px larger that lifts on hover. */
export function LogoCard({ logo, alt, caption }: Props) {
  return (
    <div className={classNames(styles.card, caption && styles.named)}>
      <img className={`logo ${styles.logo}`} {...logo} alt={alt} loading="lazy" decoding="async" />
      {caption && <span className={styles.caption}>{caption}</span>}
    </div>
  );
}

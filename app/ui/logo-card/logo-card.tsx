import styles from './logo-card.module.css';

interface Props {
  logo: { src: string; width: number; height: number };
  alt: string;
}

/** Spec 2.4: a logo 160 px wide, 100 px at widths up to 768 px, in a square 40 px larger that lifts on hover. */
export function LogoCard({ logo, alt }: Props) {
  return (
    <div className={styles.card}>
      <img className={`logo ${styles.logo}`} {...logo} alt={alt} loading="lazy" decoding="async" />
    </div>
  );
}

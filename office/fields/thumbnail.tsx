import styles from '../form/form.module.css';
import { useThumbnail } from './use-pictures.ts';

/** A picture, mark or certificate as the site shows it, small; one to upload as it is. */
export function Thumbnail({ name }: { name: string }) {
  const source = useThumbnail(name);
  return source && <img src={source} alt="" loading="lazy" className={styles.thumbnail} />;
}

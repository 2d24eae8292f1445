import { Picture } from '#app/ui/picture/picture.tsx';
import type { BlockOf } from './content.server.ts';
import styles from './picture-block.module.css';

/** A picture of full width with its caption. */
export function PictureBlock({ picture, caption }: BlockOf<'picture'>) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes="(width >= 80rem) 80rem, 100vw" ratio="banner" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

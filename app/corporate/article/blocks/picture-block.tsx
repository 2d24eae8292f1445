import type { BlockOf } from '#app/content/schemas/blocks.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './picture-block.module.css';

/** A picture across the sheet, and what it shows. */
export function PictureBlock({ picture, caption }: BlockOf<'picture'>) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes="(width >= 80rem) 80rem, 100vw" ratio="banner" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

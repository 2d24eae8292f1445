import type { Scene as SceneData } from '#app/content/references.server.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './scene.module.css';

/** A picture as wide as the screen above its caption. */
export function Scene({ picture, caption }: SceneData) {
  return (
    <figure>
      <Picture picture={picture} sizes="100vw" ratio="natural" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

import type { PictureData } from '#app/ui/picture/picture.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './details.module.css';
import { splitDescription } from './split-description.ts';

interface DetailsPictureProps {
  picture: PictureData;
}

/** The picture of a details page, the largest of its first view. */
export function DetailsPicture({ picture }: DetailsPictureProps) {
  return (
    <Picture
      picture={picture}
      ratio="wide"
      sizes="(width >= 75rem) max(52rem, 49vw), (width >= 62rem) 62vw, 92vw"
      priority
    />
  );
}

interface DescriptionProps {
  text: string;
  /** Ends of the first and of the second part, in characters (spec 9). */
  split: readonly [number, number];
}

/** The two paragraphs of a details page, the first as its lead. */
export function Description({ text, split }: DescriptionProps) {
  const [first, second] = splitDescription(text, ...split);
  return (
    <>
      <p className={styles.lead}>{first}</p>
      {second && <p>{second}</p>}
    </>
  );
}

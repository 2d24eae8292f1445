import type { PictureData } from '#app/ui/picture/picture.ts';
import { Picture } from '#app/ui/picture/picture.tsx';

/** The picture at the head of a details page. */
export function DetailsPicture({ picture }: { picture: PictureData }) {
  return (
    <Picture
      picture={picture}
      ratio="wide"
      sizes="(width >= 75rem) 52rem, (width >= 62rem) 62vw, 92vw"
      priority
    />
  );
}

import { fileOf } from './file-of.ts';
import type { PictureData } from './picture.ts';

/** The picture of a link preview. */
export interface Preview {
  /** URL path of the JPEG. */
  src: string;
  width: number;
  height: number;
}

/** Size of previews; a smaller master is cropped to the same ratio and not enlarged. */
const FULL = { width: 1200, height: 630 };

/** Preview size for a master. */
export function previewSize(master: Pick<PictureData, 'width' | 'height'>) {
  const scale = Math.min(1, master.width / FULL.width, master.height / FULL.height);
  return { width: Math.round(FULL.width * scale), height: Math.round(FULL.height * scale) };
}

/** The preview that the build derives from a picture (tools/pictures), next to its files. */
export function previewOf(picture: PictureData): Preview {
  const src = fileOf(picture).replace(/-\d+(\.[0-9a-z]+)\.avif$/, '-preview$1.jpg');
  return { src, ...previewSize(picture) };
}

import type { PictureData } from './picture.ts';

/** A picture as link previews show it. */
export interface Preview {
  /** URL path of the JPEG. */
  src: string;
  width: number;
  height: number;
}

/** What previews are shown as; a smaller master is cut to the same shape, and not enlarged. */
const FULL = { width: 1200, height: 630 };

/** Size of the preview of a master. */
export function previewSize(master: Pick<PictureData, 'width' | 'height'>) {
  const scale = Math.min(1, master.width / FULL.width, master.height / FULL.height);
  return { width: Math.round(FULL.width * scale), height: Math.round(FULL.height * scale) };
}

/** The preview that the build has cut from a picture (tools/pictures): it stands beside its files. */
export function previewOf(picture: PictureData): Preview {
  const [beside] = picture.sources.webp;
  const src = (beside?.src ?? '').replace(/-\d+(\.[0-9a-f]+)\.webp$/, '-preview$1.jpg');
  return { src, ...previewSize(picture) };
}

import sharp from 'sharp';
import { previewSize } from '#app/ui/picture/preview.ts';
import { cached } from '#tools/cache/cached.ts';
import type { Master } from './masters.ts';

/** Previews are fetched by machines that ask for no better format. */
export const previewSettings = { quality: 80, mozjpeg: true } as const;

interface Size {
  width: number;
  height: number;
}

/** The picture in the shape of link previews, cut round its focus. */
export function encodePreview({ bytes, note }: Master, master: Size): Promise<Buffer> {
  const { width, height } = previewSize(master);
  const [x, y] = note.focus;
  const scale = Math.max(width / master.width, height / master.height);
  const whole = {
    width: Math.ceil(master.width * scale),
    height: Math.ceil(master.height * scale),
  };
  const cut = {
    left: Math.round((whole.width - width) * x),
    top: Math.round((whole.height - height) * y),
    width,
    height,
  };
  return cached('pictures', [bytes, JSON.stringify([whole, cut, previewSettings])], () =>
    sharp(bytes)
      .rotate()
      .resize({ ...whole, fit: 'fill' })
      .extract(cut)
      .jpeg(previewSettings)
      .toBuffer(),
  );
}

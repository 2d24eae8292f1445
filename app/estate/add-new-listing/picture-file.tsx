import { useEffect, useRef } from 'react';
import type { EstateAddListing } from './content.server.ts';
import styles from './picture-upload.module.css';

const WIDTH = 240;
const HEIGHT = 180;

/** Thumbnail of a chosen picture, on a canvas: the CSP forbids `blob:` URLs. */
export function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file)
      .then((bitmap) => {
        if (isCurrent && canvas.current) draw(canvas.current, bitmap);
        bitmap.close();
      })
      // A file that has been moved or deleted since keeps an empty thumbnail.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={styles.preview} />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.max(WIDTH / bitmap.width, HEIGHT / bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
}

type Fault = keyof EstateAddListing['gallery']['refused'];

/** Reason why a file cannot be shown as a photograph; undefined if it can. */
export async function faultOf(file: File): Promise<Fault | undefined> {
  if (file.size === 0) return 'empty';
  // Not every browser decodes SVG here.
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return 'kind';
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return 'broken';
  }
}

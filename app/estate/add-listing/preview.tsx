import { useEffect, useRef } from 'react';
import styles from './picture-upload.module.css';

const WIDTH = 240;
const HEIGHT = 180;

/** A small view of a chosen picture; drawn, because the page's policy lets no `blob:` address in. */
export function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(file)
      .then((bitmap) => {
        if (isWanted && canvas.current) draw(canvas.current, bitmap);
        bitmap.close();
      })
      // A file that has gone from its place since it was chosen keeps its name and an empty view.
      .catch(() => undefined);
    return () => {
      isWanted = false;
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

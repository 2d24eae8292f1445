import { classNames } from '../class-names/class-names.ts';
import styles from './picture.module.css';
import type { PictureData, PictureSource } from './picture.ts';

export type PictureRatio = 'natural' | 'banner' | 'wide' | 'card' | 'square' | 'fill';

interface Props {
  picture: PictureData;
  /** How wide the picture is shown, as in `<img sizes>`: the browser picks a file by it. */
  sizes: string;
  /** Cropped to this ratio round the focus; `fill` takes the size of its box. */
  ratio?: PictureRatio;
  /** For the one picture that is the largest thing at first view. */
  priority?: boolean;
  className?: string | undefined;
}

/** A picture in AVIF and WebP that keeps its place before it has loaded. */
export function Picture({ picture, sizes, ratio = 'natural', priority = false, className }: Props) {
  const { avif, webp } = picture.sources;
  return (
    <picture className={classNames(styles.frame, styles[ratio], className)}>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} />
      <img
        className={classNames(styles.image, ...focusClasses(picture.focus))}
        src={webp[Math.floor(webp.length / 2)]?.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function srcSet(sources: readonly PictureSource[]): string {
  return sources.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/* Style attributes would break the CSP, so the focus is rounded to quarters, a class each. */
function focusClasses([x, y]: PictureData['focus']) {
  return [styles[`x${quarter(x)}`], styles[`y${quarter(y)}`]];
}

function quarter(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 4);
}

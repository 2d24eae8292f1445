import { classNames } from '../class-names/class-names.ts';
import { isByDay } from './by-day.ts';
import { fileOf } from './file-of.ts';
import styles from './picture.module.css';
import type { PictureData } from './picture.ts';

export type PictureRatio = 'natural' | 'wide' | 'card' | 'square' | 'fill';

interface Props {
  picture: PictureData;
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  /** Cropped to this ratio around the focus; `fill` takes the size of its container. */
  ratio?: PictureRatio;
  /** The widest file it needs, in pixels. */
  widest?: number;
  /** For the largest picture of the first view. */
  priority?: boolean;
  className?: string | undefined;
}

/** A responsive picture that reserves its space while loading. */
export function Picture({
  picture,
  sizes,
  ratio = 'natural',
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  className,
}: Props) {
  const { files } = picture;
  // The largest picture of a view is wider than the narrowest file, which is for thumbnails.
  const usable = priority && files.length > 1 ? files.slice(1) : files;
  const offered = usable.filter(({ width }, i) => i === 0 || width <= widest);
  const scheme = picture.drawing ? 'drawing' : isByDay(picture) && 'day';
  const srcSet = offered.map(({ src, width }) => `${src} ${width}w`).join(', ');
  return (
    <picture className={classNames(scheme, styles.frame, styles[ratio], className)}>
      <img
        className={classNames(styles.image, ...focusClasses(picture.focus))}
        srcSet={srcSet}
        sizes={sizes}
        src={fileOf(picture)}
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

/* The CSP forbids style attributes, so the focus is rounded to quarters, with a class for each but the middle. */
function focusClasses([x, y]: PictureData['focus']) {
  return [styles[`x${quarter(x)}`], styles[`y${quarter(y)}`]];
}

function quarter(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 4);
}

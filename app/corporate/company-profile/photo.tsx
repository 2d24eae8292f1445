import type { PictureData } from '#app/ui/picture/picture.ts';
import type { Place } from './places.ts';

interface PhotoProps {
  picture: PictureData;
  place: Place;
  /** Whether the words beside it already say what it shows. */
  decorative?: boolean;
}

/** A picture; the build crops it to its place when the address is requested (tools/company-profile). */
export function Photo({ picture, place, decorative = false }: PhotoProps) {
  const largest = picture.sources.avif.at(-1) ?? picture.sources.fallback;
  return (
    <img
      className={`photo at-${place}`}
      src={`/${place}${largest.src}?focus=${picture.focus.join()}`}
      alt={decorative ? '' : picture.alt}
    />
  );
}

import { classNames } from '../class-names/class-names.ts';

export interface LogoData {
  src: string;
  width: number;
  height: number;
  /** The ground that it needs (app/styles/night.css). */
  drawnFor?: string | undefined;
}

interface Props {
  logo: LogoData;
  alt: string;
  className?: string | undefined;
}

/** A logo of another company, on a plate where its colours need one. */
export function LogoImage({ logo: { drawnFor, ...image }, alt, className }: Props) {
  return (
    <img
      className={classNames('logo', className)}
      data-drawn-for={drawnFor}
      {...image}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

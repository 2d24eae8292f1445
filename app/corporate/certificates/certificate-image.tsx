import type { Certificate } from '#app/content/certificates.server.ts';
import styles from './certificate-image.module.css';

interface Props {
  image: Certificate['image'];
  alt: string;
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  loading?: 'eager' | 'lazy';
  className: string | undefined;
}

/** A certificate: a drawing, or a picture in several widths. */
export function CertificateImage({ image, alt, sizes, ...attributes }: Props) {
  const { src, width, height, avif } = image;
  const whole = (
    <img {...attributes} src={src} width={width} height={height} alt={alt} decoding="async" />
  );
  if (!avif) return whole;
  const srcSet = avif.map((file) => `${file.src} ${file.width}w`).join(', ');
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {whole}
    </picture>
  );
}

import type { Certificate } from '#app/content/certificates.server.ts';

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
  const { src, width, height, files } = image;
  return (
    <img
      {...attributes}
      srcSet={files?.map((file) => `${file.src} ${file.width}w`).join(', ')}
      sizes={files && sizes}
      src={src}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
    />
  );
}

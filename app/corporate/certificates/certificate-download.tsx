import type { Certificate, Certificates } from '#app/content/certificates.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

interface DownloadProps {
  certificate: Certificate;
  labels: Certificates['labels'];
}

/** Link that downloads a certificate's PDF, if it is one. */
export function CertificateDownload({ certificate, labels }: DownloadProps) {
  const { id, title, image } = certificate;
  if (!image.pdf) return null;
  return (
    <p>
      <a href={image.pdf.src} download={`${id}.pdf`}>
        <span>{fill(labels.pdf, { size: image.pdf.size })}</span>
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </a>
    </p>
  );
}

import type { Certificate, Certificates } from '#app/content/certificates.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Steps } from '#app/ui/dialog/steps.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { CertificateDownload } from './certificate-download.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateImage } from './certificate-image.tsx';
import styles from './enlarged-certificate.module.css';

interface EnlargedProps {
  certificates: readonly Certificate[];
  labels: Certificates['labels'];
  index: number;
  /** Called with the index of the certificate to show; undefined closes. */
  onChange: (index: number | undefined) => void;
}

/** Spec 4: a certificate in a large centred dialog; arrow keys show the next one. */
export function EnlargedCertificate({ certificates, labels, index, onChange }: EnlargedProps) {
  const { dialog } = dictionary;
  const total = certificates.length;
  const certificate = certificates[index];
  if (!certificate) return null;
  const { title, image } = certificate;
  return (
    <Dialog open onClose={() => onChange(undefined)} title={title} closeLabel={dialog.close}>
      <div className={styles.sheet}>
        <CertificateImage
          key={image.src}
          className={styles.image}
          image={image}
          alt={labels.specimen ? `${title}. ${labels.specimen}` : title}
          sizes="(width < 48rem) 92vw, max(44rem, 42vw)"
        />
        <div className={styles.side}>
          <Steps labels={labels} index={index} total={total} onChange={onChange}>
            <span>{fill(labels.position, { n: index + 1, total })}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Steps>
          <CertificateFacts certificate={certificate} labels={labels} />
          {labels.specimen && <p className={styles.specimen}>{labels.specimen}</p>}
          <p>
            <a href={image.src}>{labels.full}</a>
          </p>
          <CertificateDownload certificate={certificate} labels={labels} />
        </div>
      </div>
    </Dialog>
  );
}

import { type MouseEvent, useState } from 'react';
import type { Certificate, Certificates } from '#app/content/certificates.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { opensElsewhere } from '#app/ui/link/opens-elsewhere.ts';
import { CertificateDownload } from './certificate-download.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './certificate-grid.module.css';
import { CertificateImage } from './certificate-image.tsx';
import { EnlargedCertificate } from './enlarged-certificate.tsx';

interface GridProps {
  certificates: readonly Certificate[];
  labels: Certificates['labels'];
}

/** Links to the certificates' files; after hydration a click enlarges the certificate instead. */
function CertificateGrid({ certificates, labels }: GridProps) {
  const [enlarged, setEnlarged] = useState<number>();
  const enlarge = (event: MouseEvent, index: number) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setEnlarged(index);
  };
  return (
    <>
      <ul className={styles.grid}>
        {certificates.map((certificate, index) => (
          <li key={certificate.id} id={certificate.id} className={styles.cell}>
            <a
              href={certificate.image.src}
              className={styles.paper}
              aria-label={fill(labels.open, { title: certificate.title })}
              onClick={(event) => enlarge(event, index)}
            >
              <CertificateImage
                className={styles.image}
                image={certificate.image}
                alt=""
                sizes="(width < 62rem) 30vw, max(15rem, 14vw)"
                loading={index < 3 ? 'eager' : 'lazy'}
              />
            </a>
            <div className={styles.words}>
              <h3 className={styles.title}>{certificate.title}</h3>
              <p className={styles.covers}>{certificate.covers}</p>
              <div className={styles.facts}>
                <CertificateFacts certificate={certificate} labels={labels} />
                <CertificateDownload certificate={certificate} labels={labels} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <EnlargedCertificate
          certificates={certificates}
          labels={labels}
          index={enlarged}
          onChange={setEnlarged}
        />
      )}
    </>
  );
}

export default island('corporate/certificates/certificate-grid', 'visible', CertificateGrid);

import { type MouseEvent, useState } from 'react';
import type {
  Certificate,
  Certificates,
  CertificatesPageData,
} from '#app/content/certificates.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { Link } from '#app/layout/link.tsx';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { opensElsewhere } from '#app/ui/link/link.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { Scene } from '../scene/scene.tsx';
import { CertificateDownload } from './certificate-download.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateImage } from './certificate-image.tsx';
import styles from './certificates-page.module.css';
import { EnlargedCertificate } from './enlarged-certificate.tsx';

type Props = Omit<CertificatesPageData, 'trail'> & { trail: readonly Crumb[] };

/** Certificates, and how to verify them. */
export function CertificatesPage(props: Props) {
  const { banner, trail, section, none, scene, closing, labels, certificates } = props;
  if (certificates.length === 0) {
    return (
      <>
        <PageBanner {...banner} lead={undefined} trail={trail} />
        <Section id="certificates" title={section.title} lead={none} />
      </>
    );
  }
  return (
    <>
      <PageBanner {...banner} trail={trail} />
      <Section id="certificates" title={section.title} lead={section.lead} head={heads.split}>
        <CertificateGrid certificates={certificates} labels={labels} />
      </Section>
      {scene && <Scene {...scene} />}
      <Section id="checking" title={closing.title} ground="sunk" head={heads.beside}>
        <Prose>
          {closing.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <ButtonLink link={Link} to={closing.link.to} variant="quiet" icon="arrow-right">
          {closing.link.label}
        </ButtonLink>
      </Section>
    </>
  );
}

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
              <CertificateFacts certificate={certificate} labels={labels} />
              <CertificateDownload certificate={certificate} labels={labels} />
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

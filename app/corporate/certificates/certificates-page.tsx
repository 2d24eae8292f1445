import type { CertificatesPageData } from '#app/content/certificates.server.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { Scene } from '../scene/scene.tsx';
import CertificateGrid from './certificate-grid.island.tsx';

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
        <ActionLink {...closing.link} variant="quiet" icon="arrow-right" />
      </Section>
    </>
  );
}

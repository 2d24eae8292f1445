import { Link } from '#app/layout/link.tsx';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { CertificateGrid } from './certificate-grid.tsx';
import type { CertificatesPageData } from './certificates-data.server.ts';

type Props = Omit<CertificatesPageData, 'trail'> & { trail: readonly Crumb[] };

/** Certificates, and how to verify them. */
export function CertificatesPage(props: Props) {
  const { banner, trail, section, closing, labels, certificates } = props;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.lead} picture={banner.picture} trail={trail} />
      <Section id="certificates" number="01" title={section.title} lead={section.lead}>
        <CertificateGrid certificates={certificates} labels={labels} />
      </Section>
      <Section id="checking" number="02" title={closing.title} ground="sunk" inset>
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

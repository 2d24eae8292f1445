import type { Certificate } from '#app/content/certificates.server.ts';
import { readCertificates } from '#app/content/certificates.server.ts';

/** Content of one of the two certificate pages. */
export function certificatesPage(page: Certificate['page']) {
  const content = readCertificates();
  return {
    ...content[page],
    labels: content.labels,
    certificates: content.certificates.filter((certificate) => certificate.page === page),
  };
}

export type CertificatesPageData = ReturnType<typeof certificatesPage>;

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type Certificate,
  listedCertificates,
  readCertificates,
} from '#app/content/certificates.server.ts';
import type { CertificateFile } from '#app/content/references.server.ts';
import { CertificateDownload } from './certificate-download.tsx';
import { CertificateImage } from './certificate-image.tsx';

const [listed] = listedCertificates();

const drawing = { src: '/certificates/vat.1.svg', width: 30, height: 40 };
const scan = {
  src: '/certificates/vat-1654.1.avif',
  width: 1654,
  height: 2339,
  files: [480, 1654].map((width) => ({ src: `/certificates/vat-${width}.1.avif`, width })),
};

test('a picture is offered in its widths, a drawing as it is', () => {
  const image = (file: CertificateFile) =>
    renderToStaticMarkup(<CertificateImage image={file} alt="VAT" sizes="15rem" className="x" />);
  expect(image(scan)).toMatch(
    /srcSet="\/certificates\/vat-480\.1\.avif 480w, \/certificates\/vat-1654\.1\.avif 1654w" sizes="15rem" src="\/certificates\/vat-1654\.1\.avif" width="1654"/,
  );
  expect(image(drawing)).toMatch(/<img class="x" src="\/certificates\/vat\.1\.svg"/);
});

test.runIf(listed)(
  'a PDF is downloaded under its name by a plain link with its size; others have none',
  () => {
    const download = (image: CertificateFile) => {
      const certificate = { ...(listed as Certificate), id: 'vat', title: 'VAT', image };
      return renderToStaticMarkup(
        <CertificateDownload certificate={certificate} labels={readCertificates().labels} />,
      );
    };
    const pdf = { src: '/certificates/vat.2.pdf', size: '1.2 MB' };
    expect(download({ ...scan, pdf })).toMatch(
      /<a href="\/certificates\/vat\.2\.pdf" download="vat\.pdf"><span>[^<]*1\.2 MB[^<]*<\/span><span[^>]*>: VAT</,
    );
    expect(download(scan)).toBe('');
  },
);

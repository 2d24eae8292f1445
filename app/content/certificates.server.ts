import { z } from 'zod';
import { bannerForm } from './banner-form.server.ts';
import { daysUntil } from './content-date.server.ts';
import { describeValue } from './content-error.server.ts';
import { warn } from './content-warning.server.ts';
import {
  date,
  key,
  lead,
  meta,
  pastDate,
  text,
  textWith,
  trail,
  unique,
  verbatim,
} from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import {
  certificateFileAt,
  labelledLink,
  picture,
  readCertificateFiles,
  scene,
} from './references.server.ts';
import { isSample, readSettings } from './settings.server.ts';

/** Days before its expiry from which a certificate causes a warning. */
const WARNING_DAYS = 60;

/** Days to an expiry that is probably a mistake: certificates are valid for some years. */
const UNLIKELY_DAYS = 20 * 365;

/** A certificate or registration (spec 3). */
const certificate = z
  .strictObject({
    id: key.meta({
      label: 'Short name',
      hint: 'Part of the address of the certificate, such as "iso-9001". It is made of the title, and no other certificate has it.',
    }),
    file: certificateFileAt.meta({
      hint: 'The certificate as PDF, or as a scan of at least 1400 pixels on the longer side. Of a PDF, the first page is shown.',
    }),
    page: z.enum(['iso', 'registrations'], { error: 'expected "iso" or "registrations"' }).meta({
      hint: 'The page that shows it: ISO certifications, or registrations and approvals.',
      labels: { iso: 'ISO' },
    }),
    title: text.meta({ hint: 'Name of the certificate, such as "ISO 9001".' }),
    number: verbatim.meta({ hint: 'Number of the certificate, as it is written on it.' }),
    issuer: text.exactOptional().meta({ hint: 'Who issued it.' }),
    accreditation: text.exactOptional().meta({
      label: 'Accreditation of the issuer',
      hint: 'The standard for which the issuer is accredited, and by whom.',
    }),
    platform: text.exactOptional().meta({
      hint: 'The government platform on which anyone can check it, such as Qiwa.',
    }),
    scope: text.meta({ hint: 'The work that it covers, as it is written on it.' }),
    issued: pastDate.meta({ hint: 'Date of issue.' }),
    expires: date.exactOptional().meta({
      hint: 'Last day on which it is valid. Leave it empty if it is valid until withdrawn.',
    }),
    covers: text.meta({ hint: 'What it certifies, and what that means for clients.' }),
  })
  .superRefine(({ issued, expires }, context) => {
    if (expires === undefined) return;
    const problem = (message: string) => ({ path: ['expires'], message });
    const left = daysUntil(expires);
    if (expires < issued) {
      const message = `expected a date after "issued", ${issued}, got ${describeValue(expires)}`;
      context.addIssue({ code: 'custom', ...problem(message) });
    } else if (left < 0 && readSettings().expiredCertificates === 'refuse') {
      const message = `expired on ${expires}; replace or remove the certificate, or set expiredCertificates to "show" in content/site.yaml`;
      context.addIssue({ code: 'custom', ...problem(message) });
    } else if (left < 0) warn(context, problem(`expired on ${expires}`));
    else if (left > UNLIKELY_DAYS)
      warn(
        context,
        problem(`expires in ${Math.round(left / 365)} years: check the year of ${expires}`),
      );
    else if (left <= WARNING_DAYS) warn(context, problem(`expires in ${left} days, on ${expires}`));
  })
  .transform(({ file: image, ...fields }) => ({ ...fields, image }));

const page = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, lead, picture, form: bannerForm.exactOptional() }),
  trail,
  section: z.strictObject({ title: text, lead }),
  none: text.meta({
    label: 'When there is nothing to show',
    hint: 'In place of the lead, the grid and the closing while the page has no certificate.',
  }),
  scene: scene.exactOptional().meta({ hint: 'Below the grid.' }),
  closing: z.strictObject({
    title: text,
    paragraphs: z.array(text.meta({ label: 'Paragraph' })).min(1),
    link: labelledLink,
  }),
});

/** content/certificates.yaml: certificates and registrations, and the words around them. */
const certificates = z.strictObject({
  certificates: unique(certificate.meta({ label: 'Certificate' }), { id: ({ id }) => id })
    .superRefine(warnOfUnused)
    .default([])
    .meta({ place: 'first', hint: 'In display order.' }),
  labels: z.strictObject({
    number: text,
    platform: text.meta({ hint: 'Before the platform on which it can be checked.' }),
    scope: text,
    issued: text,
    expires: text,
    noExpiry: text.meta({ label: 'Without an expiry date' }),
    open: textWith('title').meta({
      hint: 'For screen readers: name of the link around a drawing.',
    }),
    previous: text,
    next: text,
    position: textWith('n', 'total'),
    full: text.meta({ hint: 'Label of the link to the picture or drawing alone.' }),
    pdf: textWith('size').meta({
      label: 'PDF',
      hint: 'Label of the link that downloads the PDF, beside certificates that are PDFs.',
    }),
    specimen: text
      .transform((label) => (isSample() ? label : undefined))
      .meta({ hint: 'Beside every enlarged certificate, if the content is the sample.' }),
  }),
  iso: page.meta({ label: 'ISO' }),
  registrations: page,
});

/** Warns of files in media/certificates that no certificate names. */
function warnOfUnused(
  listed: readonly z.output<typeof certificate>[],
  context: z.core.$RefinementCtx,
) {
  // An invalid certificate names its file nevertheless.
  if (context.issues.length > 0) return;
  const used = new Set(listed.map(({ image }) => image));
  for (const [file, image] of Object.entries(readCertificateFiles())) {
    if (used.has(image)) continue;
    warn(context, {
      path: [],
      message: `no certificate names ${file}: list it, or remove the file`,
    });
  }
}

export type Certificates = z.infer<typeof certificates>;
export type Certificate = z.infer<typeof certificate>;

export const readCertificates = contentReader('certificates', certificates);

/** The certificates; none where the company does without the file. */
export function listedCertificates(): Certificate[] {
  return readCertificates.isLeftOut?.() ? [] : readCertificates().certificates;
}

/** Content of one of the two certificate pages. */
export function readCertificatesPage(page: Certificate['page']) {
  const content = readCertificates();
  return {
    ...content[page],
    labels: content.labels,
    certificates: content.certificates.filter((certificate) => certificate.page === page),
  };
}

export type CertificatesPageData = ReturnType<typeof readCertificatesPage>;

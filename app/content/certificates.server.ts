import { z } from 'zod';
import { describeValue } from './content-error.server.ts';
import { didYouMean } from './did-you-mean.server.ts';
import { date, meta, text, textWith, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { labelledLink, picture, readMarks } from './references.server.ts';
import { isSample } from './settings.server.ts';

/** A certificate or registration (spec 3): its drawing is `media/marks/certificates/<name>.svg`. */
const certificate = z
  .strictObject({
    name: text,
    /** `iso` for /certification, `registrations` for /iso-certifications. */
    page: z.enum(['iso', 'registrations'], { error: 'expected "iso" or "registrations"' }),
    title: text,
    number: text,
    scope: text,
    issued: date,
    /** Omitted when it is valid until withdrawn. */
    expires: date.exactOptional(),
    /** What it certifies, and what that means for clients. */
    covers: text,
  })
  .transform((fields, context) => {
    const image = readMarks()[`certificates/${fields.name}`];
    if (image) return { ...fields, image };
    context.addIssue({
      code: 'custom',
      path: ['name'],
      message: `expected the name of a drawing in media/marks/certificates, got ${describeValue(fields.name)}${didYouMean(fields.name, drawings())}`,
    });
    return z.NEVER;
  });

/** Names of the drawings in `media/marks/certificates`. */
function drawings(): string[] {
  const folder = 'certificates/';
  return Object.keys(readMarks())
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length));
}

const page = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, lead: text, picture }),
  /** Breadcrumb step between home and this page. */
  trail: text,
  section: z.strictObject({ title: text, lead: text }),
  /** In place of the lead, the grid and the closing while the page has no certificate. */
  none: text,
  closing: z.strictObject({ title: text, paragraphs: z.array(text).min(1), link: labelledLink }),
});

/** content/<lang>/certificates.yaml */
const certificates = z.strictObject({
  labels: z.strictObject({
    number: text,
    scope: text,
    issued: text,
    expires: text,
    noExpiry: text,
    /** Accessible name of the link around a drawing. */
    open: textWith('title'),
    previous: text,
    next: text,
    position: textWith('n', 'total'),
    /** Label of the link to the drawing's file. */
    full: text,
    /** Beside every enlarged drawing if the content is the sample (content/site.yaml). */
    specimen: text.transform((label) => (isSample() ? label : undefined)),
  }),
  iso: page,
  registrations: page,
  /** In display order. */
  certificates: unique(certificate, { name: ({ name }) => name }),
});

export type Certificates = z.infer<typeof certificates>;
export type Certificate = z.infer<typeof certificate>;

export const readCertificates = contentReader('certificates', certificates);

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

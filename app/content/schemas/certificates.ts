import { z } from 'zod';
import { shown } from '../content-error.server.ts';
import { readMarks } from '../marks.server.ts';
import { labelledLink } from './link.ts';
import { picture } from './reference.ts';
import { date, meta, text, textWith } from './text.ts';
import { unique } from './unique.ts';

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
    /** Left out where it holds until it is withdrawn. */
    expires: date.exactOptional(),
    /** What it says, and what follows from it. */
    covers: text,
  })
  .transform((fields, context) => {
    const image = readMarks()[`certificates/${fields.name}`];
    if (image) return { ...fields, image };
    context.addIssue({
      code: 'custom',
      path: ['name'],
      message: `expected the name of a drawing in media/marks/certificates, got ${shown(fields.name)}`,
    });
    return z.NEVER;
  });

const page = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, lead: text, picture }),
  /** Step of the breadcrumb between home and this page. */
  trail: text,
  section: z.strictObject({ title: text, lead: text }),
  closing: z.strictObject({ title: text, paragraphs: z.array(text).min(1), link: labelledLink }),
});

/** content/<lang>/certificates.yaml */
export const certificates = z.strictObject({
  labels: z.strictObject({
    number: text,
    scope: text,
    issued: text,
    expires: text,
    noExpiry: text,
    /** Name of the link round a drawing. */
    open: textWith('title'),
    previous: text,
    next: text,
    position: textWith('n', 'total'),
    /** Leads to the drawing as a file. */
    full: text,
    /** Beside every enlarged drawing. */
    specimen: text,
  }),
  iso: page,
  registrations: page,
  /** In the order shown. */
  certificates: unique(certificate, { name: ({ name }) => name }),
});

export type Certificates = z.infer<typeof certificates>;
export type Certificate = z.infer<typeof certificate>;

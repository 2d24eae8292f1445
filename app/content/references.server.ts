import { z } from 'zod';
import { type PictureData, pictureData } from '#app/ui/picture/picture.ts';
import { describeValue } from './content-error.server.ts';
import { warn } from './content-warning.server.ts';
import { didYouMean } from './did-you-mean.server.ts';
import { email, lookup, outwardLink, text } from './fields.server.ts';
import { missingFile } from './missing-file.server.ts';
import { absentPages, pageFileAt } from './page-files.server.ts';
import { allPaths, knownPaths } from './paths.server.ts';
import { readPictureEntries } from './pictures.server.ts';
import { indexReader } from './readers.server.ts';
import { isPermanent } from './schedule.server.ts';
import { hasTemplate, hiddenPages } from './settings.server.ts';

const markData = z.strictObject({
  src: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  /** The ground that a logo needs. Without it, a drawing is inverted on a dark one. */
  drawnFor: z.enum(['light', 'dark', 'any']).exactOptional(),
});

const certificateFile = z.strictObject({
  /** URL path of the drawing or the whole picture. */
  src: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  /** In several widths, unless it is a drawing. */
  files: z.exactOptional(pictureData.shape.files),
  /** The document itself; the picture shows its first page. */
  pdf: z.strictObject({ src: z.string(), size: z.string() }).exactOptional(),
});

/** A certificate as pages show it. */
export type CertificateFile = z.infer<typeof certificateFile>;

const { alt: _, drawing: __, ...ofFile } = pictureData.shape;

const indexedPicture = z.object(ofFile);

/** An entry of build/pictures.json. */
export type IndexedPicture = z.infer<typeof indexedPicture>;

/** What the build generated from the file of each picture, by id. */
const readIndexedPictures = indexReader(
  'build/pictures.json',
  z.record(z.string(), indexedPicture),
);

let pictures: { index: object; entries: object; byId: Record<string, PictureData> } | undefined;

/** Every picture of pictures.yaml with what the build made of its file, by id. */
export function readPictures(): Record<string, PictureData> {
  const index = readIndexedPictures();
  const entries = readPictureEntries();
  if (pictures?.index !== index || pictures.entries !== entries) {
    const indexed = entries.flatMap(({ id, alt, drawing }) => {
      const found = index[id];
      return found ? [[id, { ...found, alt, ...(drawing && { drawing }) }] as const] : [];
    });
    pictures = { index, entries, byId: Object.fromEntries(indexed) };
  }
  return pictures.byId;
}

/** Every certificate that the build generated from `media/certificates`, by the path of its file. */
export const readCertificateFiles = indexReader(
  'build/certificates.json',
  z.record(z.string(), certificateFile),
);

/** Every mark (logo, portrait) generated from `media/marks`, by the path of its file. */
export const readMarks = indexReader('build/marks.json', z.record(z.string(), markData));

const pictureId = z.string().meta({
  reference: { file: 'pictures', shown: 'id' },
  hint: 'A new picture is added to Pictures first.',
});

/**
 * A picture by its id in pictures.yaml. Warns of one that is smaller than
 * its place, which is the size in CSS pixels at which windows of up to 1440 px show it.
 */
export function pictureAt(place: { width: number; height: number }) {
  const name = pictureId.superRefine((value, context) => {
    const pictures = readPictures();
    const found = Object.hasOwn(pictures, value) ? pictures[value] : undefined;
    const { width, height } = found ?? place;
    if (width >= place.width && height >= place.height) return;
    const message = `expected a picture of at least ${place.width} × ${place.height} px, as large as this place shows it, but ${value} has ${width} × ${height} and will look blurred: take a larger file`;
    warn(context, { path: [], message });
  });
  return indexed('the id of a picture in pictures.yaml', readPictures, name, pictureMeant);
}

/** The picture that an office may mean, also by its file; or how to add one. */
function pictureMeant(name: string, known: string[]): string {
  const [, stem] = /([^/\\]*?)(?:\.\w+)?$/.exec(name) ?? [];
  return didYouMean(stem, known) || ': list it there first, with its file';
}

/** A picture of a banner, the largest place of most pictures; a text page shows some at 1280 px. */
export const picture = pictureAt({ width: 1000, height: 500 });

/** A picture as wide as the screen, and its caption. */
export const scene = z.strictObject({ picture, caption: text });

export type Scene = z.infer<typeof scene>;

/** A mark by the path of its file. */
export const mark = fileIn('media/marks', 'clients/logo.svg', readMarks);

/** A certificate by the path of its file. */
export const certificateFileAt = fileIn('media/certificates', 'iso-9001.pdf', readCertificateFiles);

function fileIn<Entry extends object>(
  folder: string,
  example: string,
  readIndex: () => Record<string, Entry>,
) {
  const what = `the path of a file such as "/${folder}/${example}"`;
  return indexed(what, readIndex, z.string().meta({ folder }), (path, known) =>
    missingFile(path, folder, known),
  );
}

function indexed<Entry extends object>(
  what: string,
  readIndex: () => Record<string, Entry>,
  key: z.ZodType<string>,
  hint: (name: string, known: string[]) => string,
) {
  return lookup(
    key,
    what,
    (name) => {
      const index = readIndex();
      return Object.hasOwn(index, name) ? index[name] : undefined;
    },
    () => Object.keys(readIndex()),
    hint,
  );
}

const error = ({ input }: { input?: unknown }) =>
  `expected the address of a page, such as "/vision", got ${describeValue(input)}${didYouMean(pageOf(input), knownPaths()) || outwardHint(input)}`;

/** How to write the address of another site, as the end of a message. */
function outwardHint(target: unknown): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(String(target))
    ? `; for another site, write "https://${target}"`
    : '';
}

/** The page of a link, without what is chosen on it and its section. */
function pageOf(target: unknown): string {
  return String(target).replace(/(?:\?\w+=[\w-]+)?#[\w-]+$/, '');
}

/** A link within the site, also to a page that it does not show: for lists, which leave such links out. */
export const pageLink = z
  .string()
  .refine((target) => allPaths().has(pageOf(target)), { error })
  .meta({ isLink: true });

/**
 * A link within the site: a path of the route table, with `#section` for a section of that page, and before it
 * `?name=value` for what is chosen there, such as `/contact?to=1#write`.
 */
export const link = pageLink
  .refine((target) => !hiddenPages().has(pageOf(target)), {
    error: ({ input }) =>
      `expected the address of a page, but ${pageOf(input)} is among the hidden pages of site.yaml: name another, or show it`,
    abort: true,
  })
  // Also of a page that is shown today: its last day would stop the publication.
  .refine((target) => isPermanent(pageFileAt(pageOf(target)) ?? {}), {
    error: ({ input }) =>
      `expected a page that always stays, but ${pageOf(input)} ${daysInWords(pageOf(input))}: name another`,
  });

function daysInWords(path: string): string {
  const { from, until, draft } = pageFileAt(path) ?? {};
  if (draft) return 'is a draft';
  return ['is shown only', from && `from ${from}`, until && `until ${until}`]
    .filter(Boolean)
    .join(' ');
}

/** Whether a link leads to a page that the site leaves out. */
export function isHidden(target: string): boolean {
  return absentPages().has(pageOf(target));
}

/** Schema by scheme: of a whole web link, or of what follows `mailto:` or `tel:`. */
const OUTWARD: Record<string, z.ZodType> = {
  http: outwardLink,
  https: outwardLink,
  mailto: email,
  tel: z.string().regex(/^\+\d{7,15}$/, {
    error: 'expected tel: and an international number without spaces, such as "tel:+966130000010"',
  }),
};

/** A link that only template pages show. A build without the template does not check it. */
export const templateLink = z.union([link, z.string().refine(() => !hasTemplate())], { error });

/**
 * A link within the site, or out of it: `https:` to a page, `mailto:` with an address, `tel:` with an
 * international number.
 */
const anyLink = linkTo(link);

function linkTo(page: z.ZodType<string>) {
  return z
    .string()
    .superRefine((target, context) => {
      const [, scheme, rest = ''] = /^(https?|mailto|tel):(.*)$/.exec(target) ?? [];
      const schema = scheme ? OUTWARD[scheme] : page;
      const [issue] =
        schema?.safeParse(schema === page || schema === outwardLink ? target : rest).error
          ?.issues ?? [];
      if (issue) context.addIssue({ code: 'custom', message: issue.message });
    })
    .meta({ isLink: true });
}

/** A link and its label. */
export const labelledLink = z.strictObject({
  label: text,
  to: anyLink.meta({ label: 'Leads to' }),
});

/** An entry of a list of links, which {@link shown} leaves out if its page is hidden. */
export const listedLink = labelledLink.extend({
  to: linkTo(pageLink).meta({ label: 'Leads to' }),
});

/** The entries of a list that lead to pages of this site. */
export function shown<Entry extends { to?: string | undefined }>(entries: Entry[]): Entry[] {
  return entries.filter(({ to }) => to === undefined || !isHidden(to));
}

/** A link that is left out if its page is hidden. */
export const optionalLink = listedLink
  .transform((each) => (isHidden(each.to) ? undefined : each))
  .exactOptional();

/** The address of a page that is left out if the page is hidden. */
export const optionalPage = pageLink
  .transform((target) => (isHidden(target) ? undefined : target))
  .exactOptional();

/** A labelled link that only template pages show. */
export const labelledTemplateLink = z.strictObject({
  label: text,
  to: templateLink.meta({ label: 'Leads to' }),
});

export type LabelledLink = z.infer<typeof labelledLink>;

import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { ContentMistake, Mistakes } from '#app/content/content-error.server.ts';
import { contentWarning } from '#app/content/content-warning.server.ts';
import type { CertificateFile } from '#app/content/references.server.ts';
import { isSample } from '#app/content/settings.server.ts';
import { fileSize } from '#tools/file-size.ts';
import { HashedFiles, writeIndex } from '#tools/hashed-files.ts';
import { encode, settings, widthsFor } from '#tools/pictures/encode.ts';
import { filesOf } from '#tools/pictures/masters.ts';
import {
  type OpenPicture,
  openPicture,
  PICTURE_FILE,
  PICTURE_FORMATS,
  whileDecoding,
} from '#tools/pictures/open.ts';
import { prepareSvg } from '#tools/svg/svg.ts';
import { placeholdersOfDrawing } from './drawing-facts.ts';
import { fillDrawing } from './fill-drawing.ts';
import { drawFirstPage } from './pdf.ts';

const folder = 'media/certificates';

/** What files begin with, and the endings that they should have. */
const ENDINGS = [
  ['%PDF-', '.pdf'],
  ['\xFF\xD8\xFF', '.jpg'],
  ['\x89PNG', '.png'],
] as const;

/** Longer side in pixels below which the small print of a scan cannot be read. */
const LEGIBLE = 1400;

/**
 * Publishes every certificate of media/certificates, whether PDF, picture or drawing, and lists them in
 * build/certificates.json by the path of its file.
 *
 * @throws ContentMistake for files that cannot be shown, all at once
 */
export async function makeCertificates(): Promise<void> {
  const published = new HashedFiles('certificates');
  const certificates: Record<string, CertificateFile> = {};
  const mistakes = new Mistakes();
  for (const file of filesOf(folder)) {
    try {
      certificates[`/${folder}/${file}`] = await makeCertificate(file, published);
    } catch (error) {
      mistakes.add(error);
    }
  }
  mistakes.throwAny();
  published.removeStale();
  writeIndex('build/certificates.json', certificates);
}

async function makeCertificate(file: string, published: HashedFiles): Promise<CertificateFile> {
  const { name, ext } = parse(file);
  const path = join(folder, file);
  const bytes = readFileSync(path);
  const ending = ENDINGS.find(([start]) => bytes.toString('latin1', 0, 8).startsWith(start))?.[1];
  if (ending && /^\.pdf$/i.test(ext) !== (ending === '.pdf')) {
    const right = `${name}${ending}`;
    throw new ContentMistake(
      `${path}: this file is no ${ext.slice(1)}: rename it to ${right}, also where content/certificates.yaml names it`,
    );
  }
  if (/^\.svg$/i.test(ext)) {
    if (/<text\b[^>]*>[^<]*\{\w/.test(bytes.toString()) && !isSample()) {
      const message = 'the sample’s drawing: replace it with your certificate as PDF or scan';
      contentWarning(path, { line: 1, field: '', message });
    }
    const placeholders = placeholdersOfDrawing(name, bytes.toString());
    const filled = fillDrawing(path, bytes.toString(), placeholders);
    const { svg, width, height } = prepareSvg(path, filled);
    return { src: published.add(name, 'svg', svg), width, height };
  }
  if (/^\.pdf$/i.test(ext)) {
    const page = await openPicture(path, await drawFirstPage(path, bytes));
    const pdf = { src: published.add(name, 'pdf', bytes), size: fileSize(bytes.length) };
    return { ...(await publishPicture(name, page, published)), pdf };
  }
  if (!PICTURE_FILE.test(file)) {
    throw new ContentMistake(
      `${path}: expected a certificate as PDF, SVG, ${PICTURE_FORMATS}: save it as PDF, or move it elsewhere`,
    );
  }
  const picture = await openPicture(path, bytes);
  const { width, height } = picture;
  if (Math.max(width, height) < LEGIBLE) {
    const message = `${width} × ${height} pixels may be too few to read it: scan it again with ${LEGIBLE} or more on the longer side (200 dpi)`;
    contentWarning(path, { line: 1, field: '', message });
  }
  return publishPicture(name, picture, published);
}

async function publishPicture(name: string, picture: OpenPicture, published: HashedFiles) {
  const { bytes, width, height } = picture;
  const hashed = bytes.toString('base64') + JSON.stringify([settings, sharp.versions]);
  return whileDecoding(picture, async () => {
    const files = [];
    for (const each of widthsFor(width)) {
      const encoded = await encode(picture, each);
      files.push({ src: published.add(`${name}-${each}`, 'avif', encoded, hashed), width: each });
    }
    const { src = '' } = files.at(-1) ?? {};
    return { src, width, height, files };
  });
}

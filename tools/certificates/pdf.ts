import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { cached } from '#tools/build/cached.ts';
import { fileSize } from '#tools/file-size.ts';

/** Longer side of a drawn page in pixels: text of 6 points on A4 stays legible. */
const LONGER_SIDE = 2400;

/** Part of the cache's key; increase it when the drawing changes. */
const EDITION = 'pdf 1';

/**
 * Draws the first page of a PDF as a PNG, on white.
 *
 * @param file named in messages
 * @throws ContentMistake for a PDF that is protected, damaged, empty or blank
 */
export function drawFirstPage(file: string, pdf: Buffer): Promise<Buffer> {
  return cached('certificates', [pdf, EDITION, String(LONGER_SIDE)], async () => {
    const refuse = (what: string, remedy: string) =>
      new ContentMistake(
        `${file}: expected a PDF, got ${what} (${fileSize(pdf.length)}): ${remedy}`,
      );
    if (pdf.length === 0) throw refuse('an empty file', 'copy it again from its source');
    const library = await PDFiumLibrary.init();
    try {
      const document = await library.loadDocument(pdf).catch((error: Error) => {
        if (/password|security/i.test(error.message)) {
          throw refuse(
            'a password-protected file',
            'open it, and print or save it as a PDF without a password',
          );
        }
        throw refuse(
          'a damaged one or another format',
          'copy or download it again from its source',
        );
      });
      if (document.getPageCount() === 0) {
        throw refuse('one without pages', 'copy or download it again from its source');
      }
      const page = document.getPage(0);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = LONGER_SIDE / Math.max(originalWidth, originalHeight);
      const { data, width, height } = await page.render({ scale, renderFormFields: true });
      document.destroy();
      const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
      const { channels } = await picture.stats();
      if (channels.every(({ min, max }) => min === max)) {
        throw refuse('one whose first page is blank', 'put the certificate on the first page');
      }
      return picture.png({ compressionLevel: 3 }).toBuffer();
    } finally {
      library.destroy();
    }
  });
}

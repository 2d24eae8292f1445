import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Functions of pdfium (fpdf_doc.h) for which the package has no wrapper; pointers are numbers. */
interface Pdfium {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _FPDF_GetNamedDestByName(document: number, name: number): number;
  _FPDFDest_GetDestPageIndex(document: number, destination: number): number;
}

/**
 * Pages of the anchors of a PDF, from 1.
 *
 * @param anchors ASCII
 * @throws if the PDF lacks one
 */
export async function pagesOf(
  anchors: readonly string[],
  pdf: Buffer,
): Promise<Record<string, number>> {
  const library = await PDFiumLibrary.init();
  const { module } = library as unknown as { module: Pdfium };
  const document = await library.loadDocument(pdf);
  const { documentIdx } = document as unknown as { documentIdx: number };
  try {
    const pageOf = (anchor: string) => {
      const name = module._malloc(anchor.length + 1);
      module.HEAPU8.set(Buffer.from(`${anchor}\0`, 'latin1'), name);
      const destination = module._FPDF_GetNamedDestByName(documentIdx, name);
      module._free(name);
      if (!destination) throw new Error(`The company profile has no anchor ${anchor}`);
      return module._FPDFDest_GetDestPageIndex(documentIdx, destination) + 1;
    };
    return Object.fromEntries(anchors.map((anchor) => [anchor, pageOf(anchor)]));
  } finally {
    document.destroy();
    library.destroy();
  }
}

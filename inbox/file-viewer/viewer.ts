import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import wasmUrl from '@hyzyla/pdfium/pdfium.wasm?url';
import './viewer.css';

/** More pages are in the file itself. */
const MOST_PAGES = 30;

// The inbox sends the file of a stranger, and learns only whether it can be shown.
addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== parent || !(data instanceof ArrayBuffer)) return;
  show(new Uint8Array(data)).then(
    () => parent.postMessage('shown', '*'),
    () => parent.postMessage('failed', '*'),
  );
});
parent.postMessage('ready', '*');

/** The beginning of a PDF; anything else is a picture, or cannot be shown. */
const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-');

async function show(bytes: Uint8Array): Promise<void> {
  if (!isPdf(bytes)) return drawPicture(await createImageBitmap(new Blob([bytes as BlobPart])));
  const library = await PDFiumLibrary.init({ wasmUrl });
  const pdf = await library.loadDocument(bytes);
  for (let index = 0; index < Math.min(pdf.getPageCount(), MOST_PAGES); index += 1) {
    await draw(pdf.getPage(index));
  }
}

function drawPicture(picture: ImageBitmap): void {
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  document.body.append(canvas);
}

/** Draws a page as wide as the frame, as sharp as the screen. */
async function draw(page: PDFiumPage): Promise<void> {
  const { originalWidth } = page.getOriginalSize();
  const scale = (document.body.clientWidth * devicePixelRatio) / originalWidth;
  const { data, width, height } = await page.render({ scale, renderFormFields: true });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const picture = new ImageData(new Uint8ClampedArray(data), width, height);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  document.body.append(canvas);
}

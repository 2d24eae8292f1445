/** What a git host takes in one request. */
const MOST_BYTES = 40 * 1024 * 1024;

/** The longer side of a photograph that is scaled down, in pixels: twice what a page shows, for a crop. */
const LONGEST = 4800;

/** A file that can be uploaded: a photograph with more bytes is scaled down; undefined of other files. */
export async function fitted(file: File): Promise<File | undefined> {
  if (file.size <= MOST_BYTES) return file;
  const photograph = await createImageBitmap(file).catch(() => undefined);
  if (!photograph) return undefined;
  const { width, height } = photograph;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(photograph, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type });
}

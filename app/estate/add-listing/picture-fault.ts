import type { EstateAddListing } from '#app/content/schemas/estate-add-listing.ts';

type Fault = keyof EstateAddListing['gallery']['refused'];

/** Why a file cannot be shown as a photograph; nothing where it can. */
export async function faultOf(file: File): Promise<Fault | undefined> {
  if (file.size === 0) return 'empty';
  // An SVG file is a document; not every browser decodes one here.
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return 'kind';
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return 'broken';
  }
}

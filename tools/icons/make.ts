import { makeIcons } from './icons.ts';
import { makeSocialPicture } from './social-picture.ts';
import { makeWebManifest } from './web-manifest.ts';

/** Writes what stands for the site outside its own pages: icons, web manifest, preview picture. */
export async function makeOutwardFaces(): Promise<void> {
  makeWebManifest();
  await Promise.all([makeIcons(), makeSocialPicture()]);
}

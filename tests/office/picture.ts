import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { programPath } from '#tools/program-path.ts';

/** Empties the folder of a document's pictures, below docs/; the answer takes one, with so many pixels of its height. */
export function openAlbum(folder: string) {
  const path = programPath(`docs/${folder}`);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return async (page: Page, name: string, height?: number): Promise<void> => {
    const { width, height: all } = page.viewportSize() ?? { width: 0, height: 0 };
    const clip = { x: 0, y: 0, width, height: height ?? all };
    const picture = await sharp(await page.screenshot({ clip }))
      .webp({ quality: 72, effort: 6 })
      .toBuffer();
    writeFileSync(`${path}/${name}.webp`, picture);
  };
}

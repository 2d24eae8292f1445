import { symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';

test('a link preview has the mark where a line begins in its language', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const content = resolve('content');
  enterTemporaryDirectory('media/brand', 'build');
  symlinkSync(content, 'content');
  const square = '<svg viewBox="0 0 10 10"><path fill="#e00" d="M0 0h10v10H0z"/></svg>';
  writeFileSync('media/brand/mark.svg', square);

  /** Where the band has red, from 0 at the left to 1 at the right. */
  const placeOfMark = async (language: string, file: string) => {
    vi.resetModules();
    vi.stubEnv('LANGUAGE', language);
    const { makeLinkPreview } = await import('./icons.ts');
    await makeLinkPreview();
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const row = data.subarray(555 * info.width * info.channels, 556 * info.width * info.channels);
    const at = Array.from({ length: info.width }, (_, x) => x).filter((x) => {
      const [red = 0, green = 0] = row.subarray(x * info.channels);
      return red - green > 150;
    });
    return (at[0] ?? Number.NaN) / info.width;
  };
  for (const { code, direction } of LANGUAGES) {
    const place = await placeOfMark(code, `build/public${baseOf(code)}/social.jpg`);
    if (direction === 'ltr') expect(place, code).toBeLessThan(0.1);
    else expect(place, code).toBeGreaterThan(0.85);
  }
});

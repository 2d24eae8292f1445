import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl } from '#app/content/settings.server.ts';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { programPath } from '#tools/program-path.ts';

/** No Chromium starts on this system. */
export class NoChromium extends Error {}

const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };

/**
 * Prints a document as a tagged PDF with bookmarks: first to learn the pages of its chapters, then with these in its
 * contents. It is opened at the site's address, for its links; every request is answered from this build.
 *
 * @param date of the file, as YYYY-MM-DD
 * @throws NoChromium
 */
export async function print(html: string, date: string): Promise<Buffer> {
  const browser = await launch().catch(({ message }: Error) => {
    // The dynamic loader's error within Playwright's message, else its first line.
    throw new NoChromium(/error while loading .*|.+/.exec(message)?.[0]);
  });
  try {
    const page = await browser.newPage();
    await page.route('**/*', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const path = decodeURI(pathname).slice(1);
      const file = path.startsWith('node_modules/') ? programPath(path) : `build/public/${path}`;
      if (!path) return route.fulfill({ contentType: 'text/html', body: html });
      if (search !== '?jpeg') return route.fulfill({ path: file });
      // A PDF embeds it unchanged; AVIF and WebP would be embedded without loss, at many times the size.
      const jpeg = sharp(file).flatten({ background: 'white' }).jpeg({ quality: 78 });
      return route.fulfill({ contentType: 'image/jpeg', body: await jpeg.toBuffer() });
    });
    await page.goto(siteUrl());
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.addStyleTag({ content: pageNumbers(await page.pdf(options)) });
    return reproducible(await page.pdf(options), date);
  } finally {
    await browser.close();
  }
}

async function launch(): Promise<Browser> {
  const { path: executablePath, env } = await findChromium();
  // Letters keep the font's own widths.
  const args = [...chromiumArguments, '--font-render-hinting=none'];
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}

/** Styles that show pages behind links to them. Chromium writes pages in order, and compresses only their content. */
function pageNumbers(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm)].map(([, page]) => page);
  return [...text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)]
    .map(([, id, page]) => `[href="#${id}"]::after { content: "${pages.indexOf(page) + 1}"; }`)
    .join('');
}

/**
 * Replaces what differs between two prints of a document: dates, and the numbers in ids of nodes, whose order stays.
 * No length changes, so that the offsets in the file stay valid.
 */
function reproducible(pdf: Buffer, date: string): Buffer {
  const text = pdf.toString('latin1');
  const ids = [...new Set(text.match(/node\d{8}/g))].sort();
  const stamp = `D:${date.replaceAll('-', '')}000000+00'00'`;
  return Buffer.from(
    text
      .replace(/node\d{8}/g, (id) => `node${String(ids.indexOf(id)).padStart(8, '0')}`)
      .replace(/D:\d{14}\+00'00'/g, stamp),
    'latin1',
  );
}

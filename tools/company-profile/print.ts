import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl } from '#app/content/settings.server.ts';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { programPath } from '#tools/program-path.ts';

/** No Chromium starts on this system. */
export class NoChromium extends Error {}

/**
 * Prints a document as a tagged PDF with bookmarks: first to learn the pages of its chapters, then with
 * these in its contents. The same document gives the same bytes.
 *
 * @param date of the file, as YYYY-MM-DD
 * @throws NoChromium
 */
export async function print(html: string, date: string): Promise<Buffer> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await open(page, html);
    const pages = pagesOfAnchors(await page.pdf(options));
    await page.$$eval(
      'nav a',
      (entries, pages) => {
        for (const entry of entries) {
          entry.setAttribute('data-page', String(pages[entry.getAttribute('href') ?? '']));
        }
      },
      pages,
    );
    return reproducible(await page.pdf(options), date);
  } finally {
    await browser.close();
  }
}

const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };

async function launch(): Promise<Browser> {
  try {
    const { path, env } = await findChromium();
    return await chromium.launch({
      executablePath: path,
      // Letters keep the font's own widths.
      args: [...chromiumArguments, '--font-render-hinting=none'],
      env: { ...process.env, ...env },
    });
  } catch (error) {
    // The dynamic loader's error within Playwright's message, else its first line.
    const [reason] = /error while loading .*|.+/.exec(String((error as Error).message)) ?? [];
    throw new NoChromium(reason, { cause: error });
  }
}

/** Opens a document at the site's address, for its links. Every request is answered from this build. */
async function open(page: Page, html: string): Promise<void> {
  const address = `${siteUrl()}/company-profile`;
  const missing: unknown[] = [];
  await page.route('**/*', async (route) => {
    const { href, pathname, searchParams } = new URL(route.request().url());
    const path = decodeURI(pathname).slice(1);
    const file = path.startsWith('node_modules/') ? programPath(path) : `build/public/${path}`;
    try {
      if (href === address) await route.fulfill({ contentType: 'text/html', body: html });
      else if (!searchParams.has('size')) await route.fulfill({ path: file });
      else
        await route.fulfill({ contentType: 'image/jpeg', body: await cropped(file, searchParams) });
    } catch (error) {
      missing.push(error);
      await route.abort();
    }
  });
  await page.goto(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  if (missing.length > 0) throw new AggregateError(missing, 'The company profile lacks files');
}

/** Pixels per millimetre: 200 dpi. */
const DENSITY = 200 / 25.4;

/** A picture as JPEG, which a PDF embeds unchanged, cropped round its `focus` to the ratio of `size` in millimetres. */
async function cropped(file: string, query: URLSearchParams): Promise<Buffer> {
  const pair = (name: string) => (query.get(name) ?? '').split(',').map(Number);
  const [across = 1, down = 1] = pair('size');
  const [x = 0.5, y = 0.5] = pair('focus');
  const picture = sharp(file);
  const { width: whole, height: high } = await picture.metadata();
  const width = Math.min(whole, Math.round((high * across) / down));
  const height = Math.min(high, Math.round((whole * down) / across));
  const left = Math.round((whole - width) * x);
  const top = Math.round((high - height) * y);
  return picture
    .extract({ left, top, width, height })
    .resize({ width: Math.round(across * DENSITY), withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** Pages of the anchors, from 1. Chromium writes the pages in order, and leaves all but their content uncompressed. */
function pagesOfAnchors(pdf: Buffer): Record<string, number> {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm)].map(([, page]) => page);
  const anchors = text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g);
  return Object.fromEntries(
    [...anchors].map(([, id, page]) => [`#${id}`, pages.indexOf(page) + 1]),
  );
}

/**
 * Replaces what differs between two prints of a document: the dates, and the numbers in the ids of its
 * nodes, whose order stays. No length changes, so that the offsets in the file stay valid.
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

import { type Browser, chromium, type Page } from '@playwright/test';
import { siteUrl } from '#app/content/settings.server.ts';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { assetAt } from './assets.ts';
import { pagesOf } from './pages-of.ts';

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
    const anchors = await page.$$eval('.chapter', (chapters) => chapters.map(({ id }) => id));
    const pages = await pagesOf(anchors, await page.pdf(options));
    await page.$$eval(
      '.contents a',
      (entries, pages) => {
        for (const entry of entries) {
          const number = entry.querySelector('.page');
          const anchor = entry.getAttribute('href')?.slice(1);
          if (number && anchor) number.textContent = String(pages[anchor]);
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
    throw new NoChromium(reasonOf(error), { cause: error });
  }
}

/** The dynamic loader's error within Playwright's message, else its first line. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [reason = message] = /error while loading .*/.exec(message) ?? message.split('\n');
  return reason;
}

/** Opens a document at the site's address, for its links. Every request is answered from this build. */
async function open(page: Page, html: string): Promise<void> {
  const address = `${siteUrl()}/company-profile`;
  const missing: unknown[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === address) {
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    }
    try {
      const { type, body } = await assetAt(new URL(url));
      await route.fulfill({ contentType: type, body });
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

/**
 * Replaces what differs between two prints of a document: the dates, and the numbers in the ids of its
 * nodes, whose order stays. No length changes, so that the offsets in the file stay valid.
 */
function reproducible(pdf: Buffer, date: string): Buffer {
  const text = pdf.toString('latin1');
  const ids = [...new Set(text.match(NODE_ID))].sort();
  const ranks = new Map(ids.map((id, rank) => [id, `node${String(rank).padStart(8, '0')}`]));
  const stamp = `D:${date.replaceAll('-', '')}000000+00'00'`;
  return Buffer.from(
    text.replace(NODE_ID, (id) => ranks.get(id) ?? id).replace(/D:\d{14}\+00'00'/g, stamp),
    'latin1',
  );
}

const NODE_ID = /node\d{8}/g;

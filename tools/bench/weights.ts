import type { Browser } from '@playwright/test';
import type { Figures } from './figures.ts';
import { openPhone } from './phone.ts';

/** What a phone with an empty cache loads before anything is pressed, in bytes with headers; NaN if the page is missing. */
export async function weigh(browser: Browser, url: string): Promise<Figures> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const scripts = new Set<string>();
    const figures = { script: 0, requests: 0, bytes: 0 };
    devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (request.url.startsWith('data:')) return;
      figures.requests += 1;
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      figures.bytes += encodedDataLength;
      if (scripts.has(requestId)) figures.script += encodedDataLength;
    });
    await devtools.send('Network.enable');
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    const isFound = answer?.ok() || new URL(url).pathname.endsWith('/404');
    return isFound ? figures : { script: Number.NaN, requests: Number.NaN, bytes: Number.NaN };
  } finally {
    await context.close();
  }
}

// Every built page hydrates without an error and does not overflow.
import { inGroups, pages } from '../pages.ts';
import { expect, test } from './fixtures.ts';

test('the collector records every kind of error', async ({ site }) => {
  await site.open('/thank-you');
  await site.evaluate(() => {
    console.error('said');
    reportError(new Error('thrown'));
    // Firefox evaluates this in another realm, so a plain rejection would not be the page's; this one is.
    void new Image().decode();
    for (const address of ['/nowhere.png', 'https://elsewhere.example/picture.png']) {
      document.body.append(Object.assign(new Image(), { src: address }));
    }
  });
  const heard: string[] = [];
  for (const complaint of [
    /console.error: said/,
    /unhandled rejection: .*EncodingError/,
    /uncaught: .*thrown/,
    /not loaded: .*nowhere/,
    /refused by img-src: https:\/\/elsewhere/,
  ]) {
    await expect
      .poll(async () => heard.push(...(await site.complaints())) && heard.join('\n'))
      .toMatch(complaint);
  }
});

for (const group of inGroups(pages, 6)) {
  test(`opens without an error or overflow: ${group.join(' ')}`, async ({ site }) => {
    const overflowing: string[] = [];
    for (const [index, path] of group.entries()) {
      // Every second page starts narrow.
      const widths = index % 2 === 0 ? [1440, 390] : [390, 1440];
      for (const width of widths) {
        await site.setWidth(width);
        if (width === widths[0]) await site.open(path);
        const [inner, content] = await site.evaluate(() => [
          innerWidth,
          document.documentElement.scrollWidth,
        ]);
        if (Number(content) > Number(inner)) {
          overflowing.push(`${path} at ${inner} px: ${content} px`);
        }
      }
    }
    expect(overflowing).toEqual([]);
  });
}

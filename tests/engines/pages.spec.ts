// Every built page is in its language and direction, hydrates without an error, has one h1 and does not
// overflow.
import { inGroups, languageOf, pages } from '../pages.ts';
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
    /not loaded: .*elsewhere/,
  ]) {
    await expect
      .poll(async () => {
        heard.push(...(await site.complaints()));
        return heard.join('\n');
      })
      .toMatch(complaint);
  }
});

test('the collector records no load that leaving the page aborts', async ({ site }) => {
  await site.open('/thank-you');
  await site.evaluate(() => {
    // So many that most are still waiting.
    for (let each = 0; each < 400; each++) {
      const link = { rel: 'preload', as: 'image', href: `/apple-touch-icon.png?${each}` };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  });
  await site.open('/contact');
  expect(await site.complaints()).toEqual([]);
});

for (const group of inGroups(pages, 6)) {
  test(`opens without a fault: ${group.join(' ')}`, async ({ site }) => {
    const faults: string[] = [];
    for (const [index, path] of group.entries()) {
      const expectToFit = async () => {
        const [inner, content] = await site.evaluate(() => [
          innerWidth,
          document.documentElement.scrollWidth,
        ]);
        if (Number(content) > Number(inner)) faults.push(`${path} at ${inner} px: ${content} px`);
      };
      // Every second page starts narrow.
      const [first, second] = index % 2 === 0 ? [1440, 390] : [390, 1440];
      await site.setWidth(first);
      await site.open(path);
      await expectToFit();
      await site.setWidth(second);
      await expectToFit();
      const { code, direction } = languageOf(path);
      const [h1s, ...found] = await site.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return [document.querySelectorAll('h1').length, lang, dir];
      });
      if (h1s !== 1) faults.push(`${path} has ${h1s} h1`);
      if (`${found}` !== `${[code, direction]}`) faults.push(`${path} is in ${found}`);
    }
    expect(faults).toEqual([]);
  });
}

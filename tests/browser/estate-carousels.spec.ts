// Slides of the template that move by themselves: spec §2.5, §4, §9; how they stop: decision 0007. What else pauses
// them, as it does the hero: hero-rotation.spec.ts.
import { readEstateListings } from '#app/estate/listings.server.ts';
import { letReactDraw } from '../clock.ts';
import { sideBySide } from '../estate.ts';
import { expect, test } from '../fixtures.ts';
import { Carousel } from '../page-objects/carousel.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TESTIMONIALS = 'What tenants and owners say';

test('§4 §9 testimonials move by themselves one at a time, loop, pause, and obey their buttons', async ({
  page,
}) => {
  const carousel = new Carousel(page, TESTIMONIALS);
  await carousel.open('/home-two');

  await test.step('each is shown for 2000 ms, then moves for 1500 ms, and the first follows the last', async () => {
    await carousel.run(1950);
    expect(await carousel.place()).toBe(0);
    await carousel.run(800);
    // After half of the time: 1 - (1 - 1/2)⁴ of the distance.
    expect(await carousel.place()).toBeCloseTo(0.9375, 1.5);
    await carousel.run(800);
    for (const [from, to] of [
      [2, 3],
      [3, 4],
      [4, 1],
    ] as const) {
      expect(await carousel.inView()).toEqual([from]);
      await carousel.run(2000);
      expect(await carousel.inView()).toEqual([from, to]);
      await carousel.run(1500);
    }
    expect(await carousel.inView()).toEqual([1]);
  });

  await test.step('pause under the pointer', async () => {
    await carousel.frame.hover({ position: { x: 20, y: 20 } });
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.inView()).toEqual([1]);
  });

  await test.step('stop and start by their button; previous and next wrap at both ends', async () => {
    const leave = async (name: string) => {
      await carousel.button(name).blur();
      await page.mouse.move(2, 2);
      await letReactDraw(page);
    };
    await carousel.button('Stop the slides').click();
    await leave('Start the slides');
    await carousel.run(10_000);
    expect(await carousel.inView()).toEqual([1]);
    await carousel.button('Previous slide').click();
    await carousel.run(1600);
    expect(await carousel.inView()).toEqual([4]);
    await carousel.button('Next slide').click();
    await carousel.run(1600);
    expect(await carousel.inView()).toEqual([1]);
    await carousel.button('Start the slides').click();
    await leave('Stop the slides');
    await carousel.run(3600);
    expect(await carousel.inView()).toEqual([2]);
  });
});

test('§2.5 §4 §9 projects are six, three side by side, each with its own start; a mouse drags them, and a press that moves only a little follows its link', async ({
  page,
}) => {
  const carousel = new Carousel(page, 'Projects');
  await carousel.open('/home-five');
  await expect(carousel.track.getByRole('heading')).toHaveText(
    readEstateListings()
      .slice(0, 6)
      .map(({ title }) => title),
  );
  const drag = async (title: string, by: number) => {
    // The picture of a slide is a link.
    const slide = carousel.track.getByRole('listitem').filter({ hasText: title });
    const { x = 0, y = 0 } = (await slide.boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 60 + by, y + 60, { steps: 10 });
    await page.mouse.up();
  };

  await test.step('dragging goes past the end, and neither follows a link nor selects text', async () => {
    for (const [title, by, row] of [
      ['Harbour View Apartment', -300, [2, 3, 4]],
      ['Orchard Villa', 300, [1, 2, 3]],
      ['Palm Court House', 300, [6, 1, 2]],
      ['Palm Court House', -20, [6, 1, 2]],
    ] as const) {
      await drag(title, by);
      await carousel.run(1600);
      expect(await carousel.inView()).toEqual(row);
    }
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await expect(page).toHaveURL('/home-five');
  });

  await test.step('the buttons go past both ends', async () => {
    await carousel.button('Stop the slides').click();
    for (const [name, row] of [
      ['Previous slide', [5, 6, 1]],
      ['Previous slide', [4, 5, 6]],
      ['Next slide', [5, 6, 1]],
      ['Next slide', [6, 1, 2]],
      ['Next slide', [1, 2, 3]],
    ] as const) {
      await carousel.button(name).click();
      await carousel.run(1600);
      expect(await carousel.inView()).toEqual(row);
    }
  });

  await test.step('a narrower window shows two, or one', async () => {
    expect(await sideBySide(carousel.track, [991, 990, 530, 529])).toEqual([3, 2, 2, 1]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await drag('Palm Court House', 3);
  await expect(page).toHaveURL('/property/palm-court-house');
});

import type { Locator, Page } from '@playwright/test';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';

/** A row of slides that moves by itself. */
export class Carousel {
  readonly page: Page;
  readonly frame: Locator;
  readonly track: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.frame = page.locator(`[aria-roledescription=carousel][aria-label="${name}"]`);
    this.track = this.frame.locator('> ul');
  }

  async open(path: string) {
    await openWithStoppedClock(this.page, path);
    // In view and with the pointer away from it, so that the interval restarts.
    await this.frame.scrollIntoViewIfNeeded();
    await this.frame.hover({ position: { x: 5, y: 5 } });
    await this.page.mouse.move(2, 2);
    await letReactDraw(this.page);
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** The slide at the start of the row, from 1. */
  first(): Promise<number> {
    return this.track.evaluate((track) => {
      const { left } = track.getBoundingClientRect();
      const distances = [...track.children].map((slide) =>
        Math.abs(slide.getBoundingClientRect().left - left),
      );
      return distances.indexOf(Math.min(...distances)) + 1;
    });
  }

  /** The slides in view, from the start of the row. */
  inView(): Promise<number[]> {
    return this.track.evaluate((track) => {
      const { left, right } = track.getBoundingClientRect();
      return [...track.children]
        .map((slide, index) => ({ n: index + 1, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.right > left + 2 && box.left < right - 2)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ n }) => n);
    });
  }

  /** How far the row has moved, in slides. */
  place(): Promise<number> {
    return this.track.evaluate((track) => {
      const [first = 0, second = 1] = [...track.children].map(
        (slide) => slide.getBoundingClientRect().left,
      );
      return track.scrollLeft / (second - first);
    });
  }

  async run(milliseconds: number) {
    await this.page.clock.runFor(milliseconds);
    await letReactDraw(this.page);
  }
}

import type { Locator, Page } from '@playwright/test';
import { readHome } from '#app/corporate/home/content.server.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';

export const { slides } = readHome().hero;

/** The slides that are not an image only. */
export const withWords = slides.filter((slide) => slide.kind === 'words');

/** The title of a slide as a visitor reads it. */
export const titleOf = (slide: (typeof withWords)[number]) =>
  `${slide.titleFirstWord} ${slide.title} ${slide.gradientTitle}`;

/** The hero of the home page. */
export class Hero {
  readonly page: Page;
  readonly frame: Locator;
  readonly pictures: Locator;
  /** The content in front of the pictures: lead-in, text, links, controls. */
  readonly front: Locator;
  readonly words: Locator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.getByRole('region', { name: 'What we build' });
    this.pictures = this.frame.locator('figure');
    this.front = this.frame.locator('> div').last();
    this.words = this.front.locator('> div').first().locator('> div');
  }

  async open() {
    await openWithStoppedClock(this.page, '/');
    await this.leave();
  }

  /** Moves the pointer away, so that the slide's interval restarts. */
  async leave() {
    await this.frame.hover({ position: { x: 5, y: 5 } });
    await this.page.mouse.move(700, 20);
    await letReactDraw(this.page);
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** The button of a slide, from 1. */
  slide(number: number): Locator {
    return this.frame.locator('ol button').nth(number - 1);
  }

  /** The visible slides, from 1. */
  shown(): Promise<number[]> {
    return this.pictures.evaluateAll((all) =>
      all.flatMap((each, place) => (each.hasAttribute('data-shown') ? [place + 1] : [])),
    );
  }

  async run(milliseconds: number) {
    await this.page.clock.runFor(milliseconds);
    await letReactDraw(this.page);
  }
}

import { expect } from '@playwright/test';
import type { Driver, Element } from './driver.ts';
import { COMPLAINTS } from './site-with-collector.ts';

/** Selectors of elements with a role; the engine itself computes their accessible names. */
const CANDIDATES = {
  button: 'button, summary',
  dialog: 'dialog[open]',
  link: 'a[href]',
  region: 'section, [role=region]',
  textbox: 'input:not([type=hidden]), textarea',
};

type Role = keyof typeof CANDIDATES;

/** WebDriver's codes of keys without a character. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C' };

/** Selector of a part of the page to search in. */
const EVERYWHERE = 'body';

/** A page of the site in one of the engines. */
export class EnginePage {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a page and hydrates it. */
  async open(path: string): Promise<void> {
    await this.#driver.command('Navigate', { url: this.#origin + path });
    await this.hydrated();
  }

  /** Waits until every island of the open page is hydrated, as if the visitor had touched each. */
  async hydrated(): Promise<void> {
    await this.#handlersAttached();
    await this.#eventually(async () => {
      const waiting = await this.evaluate(() => {
        const islands = document.querySelectorAll('page-island:not([data-hydrated])');
        for (const island of islands) island.dispatchEvent(new FocusEvent('focusin'));
        return [...islands].map((island) => island.getAttribute('src'));
      });
      expect(waiting).toEqual([]);
    });
  }

  /** Waits until a link or a step in the history has loaded this address. */
  async arrivesAt(address: string): Promise<void> {
    await this.#eventually(async () => expect(await this.address()).toBe(address));
    await this.#handlersAttached();
  }

  /** Goes back in the history. */
  async back(): Promise<void> {
    await this.#driver.command('Back');
  }

  /** Sets the window's width, or the engine's minimum, and waits for the next frame. */
  async setWidth(width: number): Promise<void> {
    await this.#driver.command('SetWindowRect', { width, height: 900 });
    await this.#nextFrame();
  }

  /** Runs a function in the page, as Playwright's does. */
  evaluate<Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...args: { [Key in keyof Values]: Values[Key] | Element }
  ): Promise<Awaited<Result>> {
    const script = `return (${run})(...arguments)`;
    return this.#driver.command('ExecuteScript', { script, args }) as Promise<Awaited<Result>>;
  }

  /** Path and query of the address. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  /** The errors of all pages since the last call. */
  complaints(): Promise<string[]> {
    return this.evaluate((key: string) => {
      const heard = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.removeItem(key);
      return heard;
    }, COMPLAINTS);
  }

  /** Waits for the one visible element of this role and name. */
  async find(role: Role, name: string, within = EVERYWHERE): Promise<Element> {
    let found: Element[] = [];
    await this.#eventually(async () => {
      found = await this.#all(role, name, within);
      expect(found, `${role} “${name}” in ${within}`).toHaveLength(1);
    });
    return found[0] as Element;
  }

  /** Whether an element of this role and name is visible. */
  async shows(role: Role, name: string, within = EVERYWHERE): Promise<boolean> {
    return (await this.#all(role, name, within)).length > 0;
  }

  /** Clicks the one visible element of this role and name; waits while another covers it. */
  async click(role: Role, name: string, within = EVERYWHERE): Promise<void> {
    await this.#eventually(async () => {
      const element = await this.find(role, name, within);
      // WebKit's driver does not scroll to an element that starts just below the window.
      await this.evaluate(
        (found) =>
          (found as unknown as HTMLElement).scrollIntoView({
            block: 'center',
            behavior: 'instant',
          }),
        element,
      );
      await this.#driver.command('ElementClick', { id: reference(element).id });
    });
  }

  /** Types into the field of this name. */
  async type(name: string, text: string, within = 'main'): Promise<void> {
    const { id } = reference(await this.find('textbox', name, within));
    await this.#driver.command('ElementSendKeys', { id, text });
  }

  /**
   * Chooses a file for the field with this label. Finds it by the label's text, because Firefox adds
   * its button's text to the accessible name.
   */
  async chooseFile(label: string, path: string): Promise<void> {
    const input = await this.evaluate(
      (text: string) =>
        [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].find(
          ({ labels }) => labels?.[0]?.textContent?.trim() === text,
        ),
      label,
    );
    const { id } = reference(input as unknown as Element);
    await this.#driver.command('ElementSendKeys', { id, text: path });
  }

  /** Clears the field of this name. */
  async clear(name: string): Promise<void> {
    const { id } = reference(await this.find('textbox', name));
    await this.#driver.command('ElementClear', { id });
  }

  /** Clicks the first element of a selector; waits while it moves. */
  async clickFirst(selector: string): Promise<void> {
    await this.#eventually(async () => {
      await this.#driver.command('ElementClick', { id: await this.#first(selector) });
    });
  }

  /** Types into the first field of a selector. */
  async typeIntoFirst(selector: string, text: string): Promise<void> {
    await this.#driver.command('ElementSendKeys', { id: await this.#first(selector), text });
  }

  /** The text of the first element of a selector. */
  text(selector: string): Promise<string | null | undefined> {
    return this.evaluate((part: string) => document.querySelector(part)?.textContent, selector);
  }

  /** Moves the pointer onto an element. */
  async hover(element: Element): Promise<void> {
    await this.#move({ origin: element, x: 0, y: 0 });
  }

  /** Moves the pointer to a position in the window. */
  async movePointerTo(x: number, y: number): Promise<void> {
    await this.#move({ origin: 'viewport', x, y });
  }

  /** Presses a key. */
  async press(key: keyof typeof KEYS): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
    await this.#driver.command('PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  async #handlersAttached(): Promise<void> {
    await this.#eventually(async () => {
      const attached = await this.evaluate(
        () =>
          document.readyState === 'complete' && document.documentElement.matches('[data-hydrated]'),
      );
      expect(attached).toBe(true);
    });
  }

  async #move(target: object): Promise<void> {
    await this.#driver.command('PerformActions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [{ type: 'pointerMove', duration: 100, ...target }],
        },
      ],
    });
  }

  async #all(role: Role, name: string, within: string): Promise<Element[]> {
    const candidates = (await this.evaluate(
      (selector: string, part: string) =>
        [...document.querySelectorAll(part)]
          .flatMap((each) => [...each.querySelectorAll(selector)])
          .filter((each) => each.checkVisibility({ visibilityProperty: true })),
      CANDIDATES[role],
      within,
    )) as unknown as Element[];
    const found = [];
    for (const candidate of candidates) {
      const { id } = reference(candidate);
      if ((await this.#driver.command('GetComputedLabel', { id })) === name) found.push(candidate);
    }
    return found;
  }

  /** Scrolls to the first element of a selector, which WebKit's driver does not always, and returns it. */
  async #first(selector: string): Promise<string> {
    const found = await this.evaluate((part: string) => {
      const element = document.querySelector(part);
      // An option has no place of its own.
      const place = element?.closest('select') ?? element;
      place?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }, selector);
    return reference(found as unknown as Element).id;
  }

  async #nextFrame(): Promise<void> {
    await this.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  async #eventually(attempt: () => Promise<void>): Promise<void> {
    await expect(attempt).toPass({ timeout: 20_000, intervals: [50, 100, 250] });
  }
}

function reference(element: Element): { id: string } {
  const [id = ''] = Object.values(element);
  return { id };
}

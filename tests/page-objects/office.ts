import { expect, type Locator, type Page } from '@playwright/test';

/** A file to upload. */
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The editor at /office, operated by its visible names as the office does. */
export class OfficePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a form from the list of its group. */
  async open(group: string, form: string): Promise<void> {
    await this.#page.getByRole('treeitem', { name: group, exact: true }).click();
    await this.#page.getByRole('gridcell', { name: form, exact: true }).click();
    await this.own.waitFor();
  }

  /** The form in the original language. */
  get own(): Fields {
    return new Fields(this.#page, this.#panes.first());
  }

  /** The form in the other language. */
  get translation(): Fields {
    return new Fields(this.#page, this.#panes.nth(1));
  }

  get #panes(): Locator {
    return this.#page.getByRole('group', { name: /^Edit .* Content$/ });
  }

  /** Saves, which leads back to the list of forms. */
  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.own.gone();
  }
}

/** A form, or a part of it. */
export class Fields {
  readonly #page: Page;
  readonly #root: Locator;

  constructor(page: Page, root: Locator) {
    this.#page = page;
    this.#root = root;
  }

  waitFor(): Promise<void> {
    return this.#root.waitFor();
  }

  gone(): Promise<void> {
    return this.#root.waitFor({ state: 'detached' });
  }

  /** The fields nested in a field. */
  async in(label: string): Promise<Fields> {
    return new Fields(this.#page, await this.#shown(label));
  }

  /** The editor encloses labels in bidirectional isolates. */
  #field(label: string): Locator {
    return this.#root
      .getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true })
      .first();
  }

  /** Scrolls to a field, because the editor renders only fields in view. */
  async #shown(label: string): Promise<Locator> {
    const field = this.#field(label);
    if ((await field.count()) === 0) await this.#root.evaluate((root) => root.scrollIntoView());
    for (let screens = 0; screens < 40 && (await field.count()) === 0; screens += 1) {
      await this.#root.evaluate(scrollOn);
    }
    await field.scrollIntoViewIfNeeded();
    return field;
  }

  async fill(label: string, value: string): Promise<void> {
    const field = await this.#shown(label);
    const input = field.locator('input, textarea').first();
    await input.fill(value);
  }

  async value(label: string): Promise<string> {
    return (await this.#shown(label)).locator('input, textarea').first().inputValue();
  }

  /** Messages beside a field. */
  async alerts(label: string): Promise<Locator> {
    return (await this.#shown(label)).getByRole('alert');
  }

  /** Expands the first entry of a list. */
  async expandFirst(list: string): Promise<void> {
    await expand(await this.#firstEntry(list));
  }

  /** Removes the first entry of a list. */
  async removeFirst(list: string): Promise<void> {
    await pressIn(await this.#firstEntry(list), 'Remove');
  }

  /** The first button among the rendered entries could be another entry's, below a toolbar. */
  async #firstEntry(list: string): Promise<Locator> {
    await this.#shown(list);
    const entry = this.#items(list).first();
    await entry.scrollIntoViewIfNeeded();
    return entry;
  }

  /** Chooses an option by its visible name. */
  async choose(label: string, name: string): Promise<void> {
    const field = await this.#shown(label);
    const radio = field.getByRole('radio', { name, exact: true });
    const box = field.getByRole('combobox');
    await radio.or(box).first().waitFor();
    if (await radio.isVisible()) return radio.click();
    await box.click();
    await this.#page.getByRole('option', { name, exact: true }).click();
  }

  async tick(label: string): Promise<void> {
    await (await this.#shown(label)).getByRole('checkbox').first().click();
  }

  async upload(label: string, file: Upload): Promise<void> {
    const field = await this.#shown(label);
    await field.getByRole('button', { name: /^(?:Browse|Replace)/ }).click();
    const dialog = this.#page.getByRole('dialog');
    const chosen = this.#page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chosen).setFiles(file);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Adds an entry to a list. */
  async add(list: string, entry: string): Promise<Fields> {
    const items = this.#items(list);
    const field = await this.#shown(list);
    const count = await items.count();
    await field
      .getByRole('button', { name: `Add \u2068${entry}\u2069`, exact: true })
      .last()
      .click();
    return new Fields(this.#page, items.nth(count));
  }

  /** The last entry of a list, which must be expanded. */
  async last(list: string): Promise<Fields> {
    await this.#shown(list);
    return new Fields(this.#page, this.#items(list).last());
  }

  /** An entry of a list by its index, which must be expanded. */
  async nth(list: string, index: number): Promise<Fields> {
    await this.#shown(list);
    return new Fields(this.#page, this.#items(list).nth(index));
  }

  /** Expands the entry of a list with this visible name. */
  async entry(list: string, name: string): Promise<Fields> {
    const item = await this.#named(list, name);
    await expand(item);
    return new Fields(this.#page, item);
  }

  async remove(list: string, name: string): Promise<void> {
    const item = await this.#named(list, name);
    await pressIn(item, 'Remove');
  }

  /** Scrolls through a list to an entry, because the editor renders only entries in view. */
  async #named(list: string, name: string): Promise<Locator> {
    const items = this.#items(list);
    await this.#shown(list);
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      await item.getByRole('button').first().waitFor();
      if (await item.getByText(name, { exact: true }).isVisible()) return item;
    }
    throw new Error(`${list} has no entry ${name}`);
  }

  #items(list: string): Locator {
    return this.#field(list).locator('.item-list').first().locator('> *');
  }
}

function pressIn(entry: Locator, button: string): Promise<void> {
  return entry.getByRole('button', { name: button, exact: true }).first().click();
}

/** Repeats a press that a late layout of the editor has moved away from the button. */
function expand(entry: Locator): Promise<void> {
  const collapse = entry.getByRole('button', { name: 'Collapse', exact: true }).first();
  return expect(async () => {
    if (!(await collapse.isVisible())) await pressIn(entry, 'Expand');
    await expect(collapse).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Scrolls the nearest scroll container around an element, or else inside it, and waits for the editor to render. */
async function scrollOn(root: Element): Promise<void> {
  const scrolls = (each: Element) =>
    each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY);
  let scrolling: Element | null | undefined = root;
  while (scrolling && !scrolls(scrolling)) scrolling = scrolling.parentElement;
  scrolling ??= [...root.querySelectorAll('*')].find(scrolls);
  scrolling?.scrollBy(0, 400);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

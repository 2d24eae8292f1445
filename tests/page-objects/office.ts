import { expect, type Locator, type Page } from '@playwright/test';
import { en, filled, type Texts } from '#office/texts.ts';

/** A file to upload. */
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The words of the editor, and its labels by the English ones. */
export interface Words {
  texts: Texts;
  t: (english: string) => string;
}

/** The words in the language of the labels themselves. */
export const ENGLISH: Words = { texts: en, t: String };

/** The editor at /office, operated by its visible names as the office does; they are given in English. */
export class OfficePage {
  readonly #page: Page;
  readonly #words: Words;

  constructor(page: Page, words = ENGLISH) {
    this.#page = page;
    this.#words = words;
  }

  get texts(): Texts {
    return this.#words.texts;
  }

  /** Opens a form from the list of all. */
  async open(english: string): Promise<void> {
    const { all } = this.#words.texts;
    const form = this.#words.t(english);
    const link = this.#page.getByRole('link', { name: form, exact: true });
    const back = this.#page.getByRole('link', { name: all });
    await link.or(back).first().waitFor();
    if (await back.isVisible()) await back.click();
    await link.click();
    await this.#page.getByRole('heading', { name: form, level: 1 }).waitFor();
  }

  /** The form in the original language. */
  get own(): Fields {
    return new Fields(this.#page, this.#page.getByRole('main'), 'English', this.#words);
  }

  /** The form in the other language. */
  get translation(): Fields {
    return new Fields(this.#page, this.#page.getByRole('main'), 'العربية', this.#words);
  }

  get saveButton(): Locator {
    return this.#page.getByRole('button', { name: this.#words.texts.save, exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await this.saved();
  }

  /** Waits until all is saved. */
  async saved(): Promise<void> {
    await this.#page
      .getByRole('status')
      .getByText(this.#words.texts.saved, { exact: true })
      .waitFor();
  }
}

/** A form, or a part of it, in a language. */
export class Fields {
  readonly #page: Page;
  readonly #root: Locator;
  readonly #language: string;
  readonly #words: Words;

  constructor(page: Page, root: Locator, language: string, words: Words) {
    this.#page = page;
    this.#root = root;
    this.#language = language;
    this.#words = words;
  }

  #with(root: Locator): Fields {
    return new Fields(this.#page, root, this.#language, this.#words);
  }

  /** A control by its label; of texts in several languages, that of this one. */
  control(english: string): Locator {
    const label = this.#words.t(english);
    const named = (name: string) => this.#root.getByLabel(name, { exact: true });
    return named(`${label} (${this.#language})`).or(named(label)).first();
  }

  /** The fields of a part or list. */
  in(english: string): Fields {
    const label = this.#words.t(english);
    return this.#with(this.#root.getByRole('group', { name: label, exact: true }).first());
  }

  async fill(label: string, value: string): Promise<void> {
    await this.control(label).fill(value);
  }

  /** Chooses an option by its visible name. */
  async choose(label: string, name: string): Promise<void> {
    await this.control(label).selectOption({ label: this.#words.t(name) });
  }

  /** Presses a button by its words. */
  async press(name: string): Promise<void> {
    await this.#root.getByRole('button', { name, exact: true }).click();
  }

  async upload(label: string, file: Upload): Promise<void> {
    await this.control(label).setInputFiles(file);
  }

  /** Adds an entry to a list. */
  async add(list: string, entry: string): Promise<Fields> {
    const name = filled(this.#words.texts.add, { entry: this.#words.t(entry) });
    await this.in(list).#root.getByRole('button', { name, exact: true }).last().click();
    return this.last(list);
  }

  /** The last entry of a list. */
  last(list: string): Fields {
    return this.#with(this.#entries(list).last());
  }

  /** An entry of a list by its index. */
  nth(list: string, index: number): Fields {
    return this.#with(this.#entries(list).nth(index));
  }

  /** Opens the entry of a list with this visible name, or the first. */
  async entry(list: string, english?: string): Promise<Fields> {
    const name = english && this.#words.t(english);
    const title = this.#page.getByRole('button', name ? { name, exact: true } : {});
    const entry = this.#entries(list).filter({ has: title }).first();
    const button = entry.getByRole('button', name ? { name, exact: true } : {}).first();
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    return this.#with(entry);
  }

  async remove(list: string, entry: string): Promise<void> {
    const name = filled(this.#words.texts.remove, { entry: this.#words.t(entry) });
    await this.in(list).#root.getByRole('button', { name, exact: true }).click();
  }

  #entries(list: string): Locator {
    return this.in(list).#root.locator('> ol > li');
  }
}

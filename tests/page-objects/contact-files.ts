import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readUploads } from '#app/corporate/contact/content.server.ts';
import { pdf } from '#desk/testing/documents.ts';
import type { UploadTexts } from '#shared/upload-texts.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { hydrated } from '../fixtures.ts';

export const MEGABYTE = 1024 * 1024;

/** A drawing as a visitor chooses it. */
export const drawing = (name: string, bytes = 0) => ({
  name,
  buffer: pdf(bytes),
});

/** The contact form and its files. */
export class ContactFiles {
  readonly page: Page;
  readonly form: Locator;
  readonly input: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator('#write form');
    this.input = this.form.locator('input[type=file]');
    this.message = this.form.locator('[name=message]');
    this.send = this.form.locator('[type=submit]');
    this.rows = this.form.getByRole('listitem');
  }

  async open(address = '/contact#write'): Promise<void> {
    await this.page.goto(address);
    await hydrated(this.page);
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  button(text: string, name: string): Locator {
    return this.form.getByRole('button', { name: withName(text, name), exact: true });
  }

  async choose(...files: (ReturnType<typeof drawing> | string)[]): Promise<void> {
    const paths = files.map((file) => {
      if (typeof file === 'string') return file;
      const path = test.info().outputPath(file.name);
      writeFileSync(path, file.buffer);
      return path;
    });
    // By its path a file reaches the browser at once; as bytes, 8 MB take two seconds.
    await this.input.setInputFiles(paths);
  }

  /** Expects the state of a file, in these words: “Arrived” is a part of others. */
  async says(name: string, text: string | RegExp): Promise<void> {
    await expect(this.row(name).getByText(text, { exact: true })).toBeVisible();
  }

  /** The names in the list, in order. */
  names(): Promise<string[]> {
    return this.rows.locator('bdi').allTextContents();
  }

  /** What the form posts next, by name of the field. */
  async posted(): Promise<Record<string, string>> {
    const request = await this.page.waitForRequest(`**${SEND_FORM_PATH}`);
    return fieldsIn(`${request.postDataBuffer()}`);
  }
}

/** The fields of the body of a form, files by their names. */
export function fieldsIn(body: string): Record<string, string> {
  const parts = body.split(/\r\n--|^--/);
  const fields = parts.flatMap((part) => {
    const [, name, file, value] =
      /name="([^"]+)"(?:; filename="([^"]*)")?.*?\r\n\r\n(.*)$/s.exec(part) ?? [];
    return name ? [[name, file ?? value ?? ''] as const] : [];
  });
  const posted: Record<string, string> = {};
  for (const [name, value] of fields) {
    posted[name] = name in posted ? `${posted[name]}, ${value}` : value;
  }
  return posted;
}

/** Texts of the field in the default language. */
export const texts = readUploads()?.form as UploadTexts['form'];

export const { form: words } = readInterface();

/** A text with the name of a file, isolated. */
export const withName = (text: string, name: string) =>
  text.replace('{file}', `\u2068${name}\u2069`);

/** A text with any share. */
export const withShare = (text: string) =>
  new RegExp(text.replace(/[.?]/g, '\\$&').replace('{share}', '\\d+%'));

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type Locator, type Page, test } from '@playwright/test';
import { readSettings } from '#app/content/settings.server.ts';
import { isOpenOn, readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { hydrated } from '../fixtures.ts';

export const MEGABYTE = 1024 * 1024;

const DETAILS = ['user_name', 'user_email', 'user_phone', 'portfolio'] as const;

export const APPLICANT = {
  user_name: 'هدى العبدالله',
  user_email: 'huda@mail.example',
  user_phone: '+966 13 000 0096',
  portfolio: 'https://huda.example/works',
};

/** The vacancies that the desk shows today; after the sample's last closing date there are none. */
export const openVacancies = readVacancies().filter((vacancy) =>
  isOpenOn(vacancy, Temporal.Now.plainDateISO(readSettings().timeZone).toString()),
);

export const PROGRAM = Buffer.concat([
  Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  randomBytes(600),
]);

/** A file as a visitor chooses it. */
export const file = (name: string, buffer: Buffer) => ({ name, buffer });

/** A PDF of this size with unique content. */
export function pdf(size: number, name = 'V-31-Huda.pdf') {
  const head = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n');
  const tail = Buffer.from('\n%%EOF\n');
  const filling = randomBytes(Math.ceil((size - head.length - tail.length) / 2)).toString('hex');
  const body = Buffer.from(filling.slice(0, size - head.length - tail.length));
  return file(name, Buffer.concat([head, body, tail]));
}

/** The careers page and its application form. */
export class CareersPage {
  readonly page: Page;
  readonly form: Locator;
  readonly send: Locator;
  readonly toasts: Locator;
  readonly progress: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator('#apply form');
    this.send = this.form.getByRole('button', { name: 'Send application' });
    this.toasts = page.getByRole('region', { name: 'Notices' });
    this.progress = this.form.getByRole('progressbar');
  }

  async open() {
    await this.page.goto('/careers');
    await hydrated(this.page);
  }

  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  async fill(values: Partial<typeof APPLICANT> = APPLICANT) {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async choose({ name, buffer }: ReturnType<typeof file>) {
    const path = test.info().outputPath(name);
    writeFileSync(path, buffer);
    // By its path a file reaches the browser at once; as bytes, 8 MB take two seconds.
    await this.field('resume').setInputFiles(path);
  }

  /** The form's values: the four texts and the name of the file. */
  async content() {
    const texts = await Promise.all(DETAILS.map((name) => this.field(name).inputValue()));
    const names = await this.field('resume').evaluate((input) =>
      Array.from((input as HTMLInputElement).files ?? [], ({ name }) => name),
    );
    return [...texts, ...names];
  }
}

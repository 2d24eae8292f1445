// The ten tasks of docs/inbox.md, done in the inbox by its visible names.
import type { Page } from '@playwright/test';
import type { Role } from '#shared/inbox.ts';
import type { LanguageCode } from '../../inbox/shown-language.ts';
import type { Texts } from '../../inbox/texts/en.ts';
import { addKey } from '../inbox/fixtures.ts';

/** Where a task is done. */
interface Place {
  page: Page;
  language: LanguageCode;
  texts: Texts;
  invite(email: string, ...roles: Role[]): Promise<string>;
  /** Takes the picture: so many pixels from the top, by default of the whole window. */
  show(height?: number): Promise<void>;
}

/** What differs by language: whose message is read and answered, and the words that are typed. */
const WORDS = {
  en: {
    reader: 'Noura',
    template: 'Send us the drawings',
    note: 'Called back: the drawings come by Sunday.',
  },
  ar: {
    reader: 'أحمد القحطاني',
    template: 'أرسل إلينا المخططات',
    note: 'اتصلنا به: يرسل المخططات قبل يوم الأحد.',
  },
} satisfies Record<LanguageCode, Record<string, string>>;

const button = ({ page }: Place, name: string) => page.getByRole('button', { name, exact: true });
const row = ({ page }: Place, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasText: name });
const section = ({ page }: Place, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

async function open(place: Place, name: string): Promise<void> {
  await row(place, name).getByRole('link').click();
  await place.page.getByRole('heading', { level: 2 }).waitFor();
}

async function goTo({ page, texts }: Place, name: 'messages' | 'applications' | 'people') {
  await page.getByRole('link', { name: texts.frame[name], exact: true }).click();
}

async function search(place: Place, words: string): Promise<void> {
  const box = place.page.getByRole('searchbox');
  await box.fill(words);
  await box.press('Enter');
}

/** The tasks in their order, by the names of their pictures. */
export const TASKS: Record<string, (place: Place) => Promise<void>> = {
  async 'sign-in'({ page, invite, show, texts }) {
    await addKey(page);
    await invite('khalid@miqdam.example', 'office');
    await page.goto(await invite('huda@miqdam.example', 'administrator'));
    const make = page.getByRole('button', { name: texts.signIn.makeKey });
    await make.waitFor();
    await show(470);
    await make.click();
    await page.getByRole('searchbox').waitFor();
  },

  async find(place) {
    await search(place, 'احمد');
    await row(place, 'منى').waitFor({ state: 'hidden' });
    await row(place, 'أحمد القحطاني').waitFor();
    await place.show(320);
    await search(place, '');
  },

  async read(place) {
    const { page, texts, language, show } = place;
    await open(place, WORDS[language].reader);
    await page.getByText(texts.proof.seen).waitFor();
    await show();
  },

  async answer(place) {
    const { page, texts, language, show } = place;
    await button(place, texts.answer.write).click();
    const { template } = WORDS[language];
    await page.getByLabel(texts.answer.template).selectOption({ label: template });
    await button(place, texts.answer.send).click();
    await page.getByRole('timer').waitFor();
    await section(place, texts.answer.title).scrollIntoViewIfNeeded();
    await show();
    await button(place, texts.answer.takeBack).click();
    await page.getByRole('timer').waitFor({ state: 'hidden' });
    await button(place, texts.answer.discard).click();
  },

  async note(place) {
    const { page, texts, language, show } = place;
    const { note } = WORDS[language];
    await page.getByLabel(texts.note.label).fill(note);
    await button(place, texts.note.add).click();
    await section(place, texts.note.title).getByText(note).waitFor();
    const assignee = page.getByRole('article').getByLabel(texts.message.assignee);
    await assignee.selectOption({ label: 'khalid@miqdam.example' });
    await page.getByText(texts.change.changed).waitFor();
    await button(place, texts.note.add).scrollIntoViewIfNeeded();
    await show();
  },

  async spam(place) {
    const { page, texts, show } = place;
    await button(place, texts.mark.done).click();
    await page.getByRole('link', { name: texts.messages.tab.suspected }).click();
    await open(place, 'خالد العتيبي');
    await show();
    await button(place, texts.mark.restored).click();
  },

  async parked(place) {
    const { page, texts, show } = place;
    await page.getByRole('link', { name: texts.messages.tab.parked }).click();
    await open(place, 'Maria');
    await show();
  },

  async applications(place) {
    const { page, show } = place;
    await goTo(place, 'applications');
    const lanes = page.getByRole('main').getByRole('region');
    const move = async (name: string, stage: number) => {
      const card = lanes.getByRole('listitem').filter({ hasText: name });
      await card.getByRole('combobox').selectOption({ index: stage });
      await lanes.nth(stage).getByText(name).waitFor();
    };
    await move('John Mathew', 1);
    await move('هند الشمري', 4);
    await move('ريم السالم', 2);
    await show(460);
  },

  async erase(place) {
    const { page, texts, show } = place;
    await goTo(place, 'messages');
    await page.getByRole('link', { name: texts.messages.tab.all }).click();
    await button(place, texts.filter.more).click();
    await page.getByLabel(texts.filter.sender).fill('mona@client.example');
    await page.getByLabel(texts.filter.sender).press('Enter');
    await row(place, 'Noura').waitFor({ state: 'hidden' });
    await open(place, 'منى الغامدي');
    await button(place, texts.message.erase).click();
    const erase = page.getByRole('dialog').getByRole('button', { name: texts.message.erase });
    await erase.waitFor();
    await show();
    await erase.click();
    await row(place, 'منى الغامدي').waitFor({ state: 'hidden' });
  },

  async people(place) {
    const { page, texts, show } = place;
    await goTo(place, 'people');
    await button(place, texts.people.invite).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.people.email).fill('sara@miqdam.example');
    await dialog.getByLabel(texts.people.role.hr).check();
    await show();
    await dialog.getByRole('button', { name: texts.people.invite }).click();
    await dialog.getByLabel(texts.people.linkLabel).waitFor();
  },
};

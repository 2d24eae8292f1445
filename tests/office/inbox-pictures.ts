import type { Browser } from '@playwright/test';
import { ar } from '../../inbox/texts/ar.ts';
import { en } from '../../inbox/texts/en.ts';
import { startInboxDesk } from './inbox-desk.ts';
import { TASKS } from './inbox-tasks.ts';
import { openAlbum } from './picture.ts';

/** The least width at which the proof is beside a message. */
const VIEWPORT = { width: 1280, height: 800 };

const LANGUAGES = [
  { language: 'en', locale: 'en-GB', texts: en },
  { language: 'ar', locale: 'ar-SA', texts: ar },
] as const;

/** Takes the pictures of docs/inbox.md and docs/inbox.ar.md from the built inbox, while it does their tasks. */
export async function takeInboxPictures(browser: Browser): Promise<void> {
  for (const { language, locale, texts } of LANGUAGES) {
    const take = openAlbum(`inbox/${language}`);
    const { invite, close } = await startInboxDesk(language);
    const page = await browser.newPage({ viewport: VIEWPORT, locale, reducedMotion: 'reduce' });
    for (const [name, run] of Object.entries(TASKS)) {
      const show = async (height?: number) => {
        // Nothing is shown as hovered.
        await page.mouse.move(0, 0);
        await take(page, name, height);
      };
      await run({ page, language, texts, invite, show });
    }
    await page.close();
    await close();
  }
}

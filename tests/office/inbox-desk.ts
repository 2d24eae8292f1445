import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { type Clock, systemClock } from '#desk/clock.ts';
import { readConfig } from '#desk/config.ts';
import { inLanguage, readContent } from '#desk/content.ts';
import { runDesk } from '#desk/run-desk.ts';
import { everySubmission } from '#desk/store/archive.ts';
import { withStoreBeside } from '#desk/store/open-store.ts';
import { emailjsIds, sendJson, sendMultipart } from '#desk/testing/forms.ts';
import { freePort } from '#desk/testing/http.ts';
import { startSmtpPeer } from '#desk/testing/smtp-peer.ts';
import type { Role } from '#shared/inbox.ts';
import { LANGUAGE_NAME } from '#shared/wire.ts';
import type { LanguageCode } from '../../inbox/shown-language.ts';
import { invite } from '../inbox/fixtures.ts';
import { LETTERS, type Letter, RESUME } from './inbox-letters.ts';

const HOUR_MS = 60 * 60_000;

/** A desk of an office with this language first, with the sample's texts; each letter arrived at its hour. */
export async function startInboxDesk(language: LanguageCode) {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const port = String(await freePort());
  const peer = await startSmtpPeer();
  const env = {
    ...{ SITE: 'off', SITE_URL: `http://localhost:${port}`, PORT: port, INBOX: 'on' },
    ...{ DATA_DIR: join(folder, 'data'), DIGEST_TO: 'off', RATE_LIMIT: '1000' },
    ...{ SMTP_URL: peer.url, MAIL_FROM: 'Website <website@miqdam.example>' },
  };
  let behind = 0;
  const clock: Clock = { ...systemClock, now: () => Date.now() - behind };
  const config = readConfig(env);
  const send = async (letter: Letter) => {
    behind = letter.hoursAgo * HOUR_MS;
    peer.rejects = letter.isRefused && { verb: 'recipient', code: 550 };
    const fields = { ...letter.fields, [LANGUAGE_NAME]: letter.language };
    const { status } = await (letter.form === 'contact'
      ? sendJson(desk.url, 'contact', fields)
      : sendMultipart(desk.url, [
          ...Object.entries({ ...emailjsIds('career'), ...fields }),
          ['resume', new File([new Uint8Array(RESUME)], 'CV.pdf')],
        ]));
    if (status !== 200) throw new Error(`${letter.fields.user_subject}: ${status}`);
    while (await isMailDue()) await sleep(50);
  };
  const isMailDue = () =>
    withStoreBeside(config, 'read', async (store) => {
      const all = await Array.fromAsync(everySubmission(store));
      return all.some(({ delivery }) => delivery.state === 'waiting');
    });

  const content = readContent(config.siteDir);
  const languages = content.languages.toSorted((one) => (one.language.code === language ? -1 : 1));
  behind = Number(LETTERS[0]?.hoursAgo) * HOUR_MS;
  const desk = await runDesk(config, {
    content: inLanguage({ ...content, languages: languages as typeof content.languages }, language),
    clock,
    log: pino({ level: 'silent' }),
  });
  for (const letter of LETTERS) await send(letter);
  behind = 0;
  return {
    /** Invites somebody; resolves to the link. */
    invite: (email: string, ...roles: Role[]) => invite(env, email, roles),
    async close() {
      await desk.close();
      await peer.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

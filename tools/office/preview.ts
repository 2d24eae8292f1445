import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { type Drafts, runWithDrafts } from '#app/content/drafts.server.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { programPath } from '#tools/program-path.ts';
import { OFFICE_PATH } from './address.ts';
import { pathOfEntry } from './entry-pages.ts';

/** Where the editor sends unsaved work, to see it. */
export const PREVIEW_PATH = `${OFFICE_PATH}/preview`;

const previewed = z.strictObject({
  language: z.enum(LANGUAGES.map(({ code }) => code)),
  texts: z.record(z.string(), z.string()),
  /** The entry that is being worked on. */
  entry: z.strictObject({ form: z.string(), key: z.union([z.string(), z.number()]) }).optional(),
});

/** Where unsaved work is seen. */
interface Answer {
  /** Of the server of the language; empty for that of the editor. */
  origin: string;
  /** Of the entry, without the language; undefined where it has no page of its own. */
  path?: string | undefined;
}

/** The unsaved work that the editor shows beside a form, by path. */
let drafts: Drafts = { texts: {}, at: 0 };

/** Answers a page with unsaved work in place of files, if the frame beside a form asks for it. */
export function withDrafts<Page>(address: string, answer: () => Page): Page {
  const isAsked = new URL(address, 'http://localhost').searchParams.has('preview');
  return isAsked ? runWithDrafts(drafts, answer) : answer();
}

/** Takes unsaved work. */
export async function takeDrafts(body: unknown): Promise<Answer> {
  const { language, texts, entry } = previewed.parse(body);
  if (language === LANGUAGE) {
    drafts = { texts, at: Date.now() };
    return { origin: '', path: entry && runWithDrafts(drafts, () => pathOfEntry(entry)) };
  }
  const origin = await originIn(language);
  const response = await fetch(origin + PREVIEW_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  return { ...(await response.json()), origin };
}

const servers = new Map<string, Promise<string>>();

/** The server of another language, which starts when its pages are first asked for: a process has one language. */
function originIn(language: string): Promise<string> {
  const server = servers.get(language) ?? startServer(language);
  servers.set(language, server);
  return server;
}

async function startServer(language: string): Promise<string> {
  const server = fork(programPath('tools/office/language-server.ts'), {
    execArgv: ['--conditions=development'],
    env: { ...process.env, NODE_ENV: 'development', LANGUAGE: language },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It must not keep this process alive; it exits when the channel closes.
  server.unref();
  server.channel?.unref();
  const ended = once(server, 'exit').then(() => {
    servers.delete(language);
    throw new Error(`The pages in ${language} cannot be shown; see above.`);
  });
  const [origin] = await Promise.race([once(server, 'message'), ended]);
  // It may end later, and starts again.
  ended.catch(() => undefined);
  return origin;
}

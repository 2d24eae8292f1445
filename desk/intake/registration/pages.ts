import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { waitText } from '#shared/messages.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import {
  REGISTRATION_ERASE_PATH,
  REGISTRATION_PATH,
  REGISTRATION_SAVE_PATH,
  TOKEN_NAME,
} from '#shared/wire.ts';
import { DAY_MS } from '../../clock.ts';
import type { DeskContent } from '../../content.ts';
import { type Html, html } from '../../pages/html.ts';
import { tokenIn } from '../../pages/link.ts';
import { writtenDay } from '../../pages/written-day.ts';
import { assessed } from '../../store/registration-facts.ts';
import type { Registration } from '../../store/registrations.ts';
import { valuesOf } from '../../store/submission.ts';
import type { AcceptOptions } from '../accept.ts';
import { addWithdrawPage, answerCase, withdrawForm } from '../cases/case-page.ts';
import { addLinkForm, type TokenRequest, tokenOf } from '../link-page.ts';
import type { WireFields } from '../read-body.ts';
import { problemList, registrationForm } from './form-page.ts';
import { type Shown, saveRegistration, sentFields } from './save.ts';
import { SEND_FILES } from './send-files.ts';
import { statusOf } from './status.ts';
import { typedIn } from './typed.ts';

const KINDS = ['draft', 'registration'] as const;

const WITHDRAWAL = {
  path: REGISTRATION_ERASE_PATH,
  kinds: KINDS,
  textsOf: (words: DeskContent) => {
    const { title, link } = textsOf(words);
    const {
      question = '',
      erase = '',
      erased = '',
      unknown = '',
      failed = '',
    } = words.registration?.page ?? {};
    return { title, question, link, button: erase, done: erased, unknown, failed };
  },
  labelOf: ({ registration }: DeskContent) => registration?.page.reference ?? '',
};

function textsOf({ registration, refusalPage }: DeskContent) {
  const { link = '', show = '', unknown = '', failed = '' } = registration?.page ?? {};
  const title = registration?.form.title ?? refusalPage.title;
  return { title, link, button: show, unknown, failed };
}

/**
 * Adds the page of a supplier's registration: its form, and once that was sent its status. Whatever is saved of a draft
 * is kept, also what has to be corrected before it is sent.
 */
export function addRegistrationPages(app: FastifyInstance, options: AcceptOptions): void {
  const { store } = options;

  addLinkForm(app, options, REGISTRATION_PATH, textsOf, { atOnce: true });
  addWithdrawPage(app, options, WITHDRAWAL);

  const found = async (token: string) => {
    const own = token === '' ? undefined : await store.caseOf(token, KINDS);
    return own && { isErased: own.steps.at(-1)?.status === 'withdrawn', id: own.id };
  };

  /** Answers with the page of a registration, after `act`, which says what it shows. */
  const answer = (
    request: FastifyRequest<TokenRequest>,
    reply: FastifyReply,
    token: string,
    act: (
      registration: Registration,
      settings: RegistrationSettings,
      words: DeskContent,
    ) => Promise<Shown> | Shown,
  ) =>
    answerCase(
      options,
      request,
      reply,
      { textsOf, path: REGISTRATION_PATH, token, ...scriptOf(options) },
      async (words) => {
        const { registration: settings } = words;
        const own = await found(token);
        if (!own || !settings) return undefined;
        if (own.isErased) {
          const { label, explanation } = settings.page.statuses.withdrawn;
          return html`<p><strong>${label}.</strong> ${explanation}</p>`;
        }
        const before = await store.registration(own.id);
        if (!before) return undefined;
        const shown = await act(before, settings, words);
        const after = await store.registration(own.id);
        return after && wholePage(after, token, shown, settings, words, options);
      },
    );

  app.post<TokenRequest>(REGISTRATION_PATH, (request, reply) =>
    answer(request, reply, tokenOf(request), () => ({})),
  );

  app.post<TokenRequest>(REGISTRATION_SAVE_PATH, async (request, reply) => {
    const sent = await sentFields(request);
    const { fields } = sent;
    const token = tokenIn(String(fields.get(TOKEN_NAME) ?? ''));
    const { wait, release } = await options.rateLimit.reserve(request.ip, bytesOf(fields));
    if (wait > 0) {
      reply.code(429).header('retry-after', wait);
      return answer(request, reply, token, (registration, settings, words) => ({
        values: typedIn(fields, registration, settings),
        notice: waitText(words.refusalPage.wait, wait, words.language.locale),
      }));
    }
    let isStored = false;
    try {
      return await answer(request, reply, token, async (registration, settings, words) => {
        const outcome = await saveRegistration(registration, sent, settings, words, options);
        isStored = outcome.isStored;
        if (outcome.status !== 200) reply.code(outcome.status);
        return outcome.shown;
      });
    } finally {
      if (!isStored) await release();
    }
  });
}

/** The page of a registration: its status once it was sent, and its form. */
export function wholePage(
  registration: Registration,
  token: string,
  { notice, values, problems = new Map() }: Shown,
  settings: RegistrationSettings,
  words: DeskContent,
  { clock, uploads }: Pick<AcceptOptions, 'clock' | 'uploads'>,
): Html {
  const { submission } = registration;
  const isSent = submission.form === 'registration';
  const stored = valuesOf(submission) as Record<string, string>;
  const takesUploads = uploads !== undefined;
  const state = { registration, token, values: values ?? stored, problems, takesUploads };
  const today = { now: clock.now(), timeZone: words.timeZone };
  const form = registrationForm(state, settings, words);
  const erasedOn = submission.receivedAt + words.retentionDays.draft * DAY_MS;
  return html`${notice ? html`<p role="status">${notice}</p>\n` : ''}${problemList(state, settings)}${
    isSent
      ? statusOf(registration, assessed(registration, settings, today), settings, words)
      : html`<p>${settings.form.intro}</p>
<p>${settings.form.kept.replace('{day}', writtenDay(erasedOn, words))}</p>
`
  }${form}
${withdrawForm(settings.page.withdraw, WITHDRAWAL, token, words)}`;
}

/** The script that sends files ahead, if the desk takes any. */
export const scriptOf = ({ uploads }: Pick<AcceptOptions, 'uploads'>) =>
  uploads ? { script: SEND_FILES, connects: true } : {};

function bytesOf(fields: WireFields): number {
  const sizes = [...fields.values()].map((value) =>
    typeof value === 'string' ? Buffer.byteLength(value) : ((value as { size?: number }).size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

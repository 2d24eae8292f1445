import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Words } from '#shared/desk-content.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { mailAddress } from '#shared/typed-text.ts';
import {
  LANGUAGE_NAME,
  REGISTRATION_LINK_PATH,
  REGISTRATION_PATH,
  REGISTRATION_START_PATH,
} from '#shared/wire.ts';
import { type DeskContent, inLanguage, labelsOfRegistration } from '../../content.ts';
import { type Html, html } from '../../pages/html.ts';
import { contentFor, languageQuery, linkTo } from '../../pages/link.ts';
import { deskPage, sendDeskPage } from '../../pages/page.ts';
import { newSecret } from '../../store/secrets.ts';
import type { Submission } from '../../store/submission.ts';
import { RETRY_AFTER_SECONDS } from '../accept.ts';
import { receiptKeysOf } from '../idempotency.ts';
import { fieldsOf, type TokenRequest } from '../link-page.ts';
import type { WireFields } from '../read-body.ts';
import { spamReasonOf } from '../spam-check.ts';
import { asStored, FIRST, problemOf } from './fields.ts';
import { textControl } from './form-page.ts';
import { supplierMail, toAddress } from './mails.ts';
import { scriptOf, wholePage } from './pages.ts';
import type { RegistrationOptions } from './plugin.ts';
import type { Values } from './typed.ts';

/** Adds where a registration begins, and the page that mails a lost link again. */
export function addRegistrationStart(app: FastifyInstance, options: RegistrationOptions): void {
  const { store, clock, content, rateLimit } = options;

  app.post<TokenRequest>(REGISTRATION_START_PATH, async (request, reply) => {
    const fields = fieldsOf(request);
    const words = inLanguage(content(), fields.get(LANGUAGE_NAME));
    const { registration: settings } = words;
    if (!settings) return reply.callNotFound();
    const { title } = settings.form;
    const values = firstValues(fields);
    const problems = new Map(
      FIRST.flatMap((field) => {
        const text = problemOf(field, values, words, true);
        return text === undefined ? [] : [[field.name, text] as const];
      }),
    );
    const again = (reason: string) =>
      sendDeskPage(
        reply,
        deskPage(title, startForm(values, problems, reason, settings, words), words),
      );
    if (problems.size > 0) {
      reply.code(422);
      return again(settings.form.refused);
    }
    const bytes = Buffer.byteLength(JSON.stringify(values));
    const { wait, sentBefore, release } = await rateLimit.reserve(request.ip, bytes);
    if (wait > 0) {
      reply.code(429).header('retry-after', wait);
      return again(words.refusalPage.refusals.status429 ?? '');
    }
    try {
      const spamReason = spamReasonOf(fields, request, options);
      const draft = draftOf(values, words, clock.now(), spamReason);
      const mail = supplierMail(draft, 'link', [], draft.receivedAt);
      const keys = receiptKeysOf(mail, rateLimit.mailsPerDomain);
      const receipt = spamReason === undefined ? { submission: mail, keys } : undefined;
      await store.accept(draft, [], receipt, sentBefore);
      options.accepted(draft.id, spamReason);
      const registration = await store.registration(draft.id);
      if (!registration) throw new Error('The draft is gone');
      const page = wholePage(registration, draft.token, {}, settings, words, options);
      const addressIn = (other: Words) => linkTo(REGISTRATION_PATH, draft.token, other);
      return sendDeskPage(reply, deskPage(title, page, words, { addressIn, ...scriptOf(options) }));
    } catch (err) {
      await release();
      request.log.error({ err }, 'could not begin a registration');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return again(settings.page.failed);
    }
  });

  app.get<TokenRequest>(REGISTRATION_LINK_PATH, (request, reply) => {
    const words = contentFor(request, content());
    return sendDeskPage(reply, lostPage(words, lostForm));
  });

  app.post<TokenRequest>(REGISTRATION_LINK_PATH, async (request, reply) => {
    const words = contentFor(request, content());
    const address = mailAddress(String(fieldsOf(request).get('address') ?? '')).toLowerCase();
    try {
      const queued = await store.mailLinks(address, (registration) => {
        const mail = supplierMail(registration, 'link', [], clock.now());
        const submission = toAddress(mail, address);
        return { submission, keys: receiptKeysOf(submission, rateLimit.mailsPerDomain) };
      });
      for (const id of queued) options.accepted(id, undefined);
    } catch (err) {
      request.log.error({ err }, 'could not mail the link to a registration');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return sendDeskPage(
        reply,
        lostPage(words, (_, failed) => html`<p role="alert">${failed}</p>`),
      );
    }
    // The same, whether or not somebody has registered with the address.
    return sendDeskPage(
      reply,
      lostPage(words, ({ done }) => html`<p role="status">${done}</p>`),
    );
  });
}

const firstValues = (fields: WireFields): Values =>
  Object.fromEntries(
    FIRST.map((field) => [field.name, asStored(field, String(fields.get(field.name) ?? ''))]),
  );

/** A draft with what was typed, and the secret of the page that goes on with it. */
function draftOf(
  values: Values,
  words: DeskContent,
  receivedAt: number,
  spamReason: string | undefined,
): Submission & { token: string } {
  const labels = labelsOfRegistration(inLanguage(words, undefined));
  return {
    id: randomUUIDv7(),
    receivedAt,
    form: 'draft',
    language: words.language.code,
    fields: FIRST.map(({ name }) => ({
      ...{ name, label: labels[name] ?? name, value: values[name] ?? '' },
    })),
    attachments: [],
    token: newSecret(),
    ...(spamReason === undefined ? {} : { spamReason }),
  };
}

/** The first step again, with what was typed. */
function startForm(
  values: Values,
  problems: ReadonlyMap<string, string>,
  reason: string,
  { start }: RegistrationSettings,
  words: DeskContent,
): Html {
  const { base, language } = words;
  return html`<p role="alert">${reason}</p>
<form method="post" action="${REGISTRATION_START_PATH}${languageQuery(words)}">
${base === '' ? '' : html`<input type="hidden" name="${LANGUAGE_NAME}" value="${language.code}">\n`}${FIRST.map(
  (field) => {
    const label = labelsOfRegistration(words)[field.name] ?? field.name;
    return textControl({ ...field, label }, values[field.name] ?? '', problems);
  },
)}<button>${start.button}</button>
</form>`;
}

type LostTexts = RegistrationSettings['lost'];

/** The page of a lost link. */
function lostPage(words: DeskContent, body: (texts: LostTexts, failed: string) => Html) {
  const { registration } = words;
  if (!registration) throw new Error('The site takes no registrations');
  const addressIn = (other: Words) => REGISTRATION_LINK_PATH + languageQuery(other);
  const { lost, page } = registration;
  return deskPage(lost.title, body(lost, page.failed), words, { addressIn });
}

const lostForm = ({ text, address, button }: LostTexts) => html`<p>${text}</p>
<form method="post">
<label for="address">${address}</label>
<input id="address" name="address" type="email" required dir="ltr" autocomplete="email">
<button>${button}</button>
</form>`;

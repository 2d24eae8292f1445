import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE } from '#api/language.ts';
import { OFFICE_STATUSES, type OfficeStatus } from '#api/mails.ts';
import { APPLICATION_PATH, OFFICE_PATH, REFUSAL_TEXTS, WITHDRAW_PATH } from '#api/wire.ts';
import { type Html, html } from '../pages/html.ts';
import { deskPage, sendDeskPage } from '../pages/page.ts';
import type { Application } from '../store/submission-store.ts';
import { type AcceptOptions, RETRY_AFTER_SECONDS } from './accept.ts';
import { addLinkPage, type TokenRequest, tokenOf } from './link-page.ts';
import { readUrlencoded } from './read-body.ts';
import { Refusal } from './refusal.ts';

/**
 * Adds the pages of an application's status: the applicant's, which shows it; the one to withdraw; the
 * office's, which sets it. The same answer for an unknown token and one whose application was erased.
 */
export function addApplicationPages(app: FastifyInstance, options: AcceptOptions): void {
  const { content, store, rateLimit, clock } = options;
  const texts = content.mails.career.page;
  const page = (body: Html) => deskPage(texts.title, body, content);

  /** Counts a GET as well: each one is a guess. */
  const limit = async ({ ip }: FastifyRequest) => {
    const wait = await rateLimit.countAttempt(ip);
    if (wait > 0) throw new Refusal(429, REFUSAL_TEXTS.tooManyRequests, { retryAfter: wait });
  };

  /** Answers with the page of the application that `find` finds. */
  const answer = async (
    request: FastifyRequest<TokenRequest>,
    reply: FastifyReply,
    find: (token: string) => Promise<Application | undefined>,
    show: (application: Application, token: string) => Html,
  ) => {
    try {
      const token = tokenOf(request);
      const application = token === '' ? undefined : await find(token);
      return application
        ? sendDeskPage(reply, page(show(application, token)))
        : sendDeskPage(reply.code(404), page(html`<p>${texts.unknown}</p>`));
    } catch (err) {
      request.log.error({ err }, 'could not read or set the status of an application');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return sendDeskPage(reply, page(html`<p role="alert">${texts.failed}</p>`));
    }
  };

  const facts = ({ reference, steps }: Application) => html`<dl>
<div><dt>${texts.reference}</dt><dd>${reference}</dd></div>
${steps.map(
  ({ status, at }) => html`<div><dt>${texts.statuses[status].label}</dt><dd>${dateOf(at)}</dd></div>
`,
)}</dl>
`;

  const dateOf = (at: number) =>
    new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: content.timeZone }).format(at);

  app.get<TokenRequest>(APPLICATION_PATH, { onRequest: limit }, (request, reply) =>
    answer(request, reply, store.applicationOf, (application, token) => {
      const status = application.steps.at(-1)?.status ?? 'received';
      const withdraw = html`<p><a href="${WITHDRAW_PATH}?token=${token}">${texts.withdraw}</a></p>`;
      return html`<p>${texts.statuses[status].explanation}</p>
${facts(application)}${status === 'withdrawn' ? '' : withdraw}`;
    }),
  );

  addLinkPage(app, options, {
    path: WITHDRAW_PATH,
    texts: content.mails.withdrawal.page,
    async act(token, step) {
      const isKnown = await store.withdraw(token, { ...step, label: texts.reference });
      if (isKnown) {
        await store.scrub().catch((err) => app.log.warn({ err }, 'erased, but traces may be left'));
      }
      return isKnown;
    },
  });

  const buttons = html`<form method="post">
<p>${texts.question}</p>
${OFFICE_STATUSES.map(
  (status) => html`<button name="status" value="${status}">${texts.statuses[status].label}</button>
`,
)}</form>`;

  app.get<TokenRequest>(OFFICE_PATH, { onRequest: limit }, (request, reply) =>
    answer(
      request,
      reply,
      store.applicationForOffice,
      (application) => html`${facts(application)}${buttons}`,
    ),
  );

  app.post<TokenRequest>(OFFICE_PATH, (request, reply) => {
    const status = readStatus(request);
    return answer(
      request,
      reply,
      (token) => store.setStatus({ token }, status, clock.now()),
      (application) => html`<p role="status">${texts.done}</p>
${facts(application)}${buttons}`,
    );
  });
}

/**
 * The status that a button sends.
 * @throws Refusal 400 for another one
 */
function readStatus({ body }: FastifyRequest): OfficeStatus {
  const sent = Buffer.isBuffer(body) ? readUrlencoded(body).get('status') : undefined;
  const status = OFFICE_STATUSES.find((each) => each === sent);
  if (!status) throw new Refusal(400, 'The status is not valid');
  return status;
}

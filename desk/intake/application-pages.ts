import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OFFICE_STATUSES, type OfficeStatus } from '#shared/mails.ts';
import { APPLICATION_PATH, OFFICE_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import type { DeskContent } from '../content.ts';
import { type Html, html } from '../pages/html.ts';
import { contentFor, languageQuery, linkTo, tokenField } from '../pages/link.ts';
import { deskPage, sendDeskPage } from '../pages/page.ts';
import { writtenDay } from '../pages/written-day.ts';
import type { Application } from '../store/submission-store.ts';
import { type AcceptOptions, RETRY_AFTER_SECONDS } from './accept.ts';
import { addLinkForm, addLinkPage, fieldsOf, type TokenRequest, tokenOf } from './link-page.ts';
import { Refusal } from './refusal.ts';

type StatusTexts = DeskContent['mails']['career']['page'];

const textsOf = ({ mails }: DeskContent): StatusTexts => mails.career.page;

/**
 * Adds the pages of an application: one shows the applicant its status, one withdraws it, and one lets
 * the office set the status. Unknown tokens and those of erased applications get the same answer.
 */
export function addApplicationPages(app: FastifyInstance, options: AcceptOptions): void {
  const { store, clock } = options;

  for (const path of [APPLICATION_PATH, OFFICE_PATH]) {
    const textsIn = (words: DeskContent) => {
      const { title, link, show } = textsOf(words);
      return { title, link, button: show };
    };
    addLinkForm(app, options, path, textsIn, { atOnce: true });
  }

  /** Answers with the page of the application that `find` returns, or with 404. */
  const answer = async (
    request: FastifyRequest<TokenRequest>,
    reply: FastifyReply,
    find: (token: string) => Promise<Application | undefined>,
    show: (application: Application, words: DeskContent, token: string) => Html,
  ) => {
    const words = contentFor(request, options.content());
    const texts = textsOf(words);
    const token = tokenOf(request);
    const path = request.routeOptions.url ?? '';
    const page = (body: Html) =>
      deskPage(texts.title, body, words, { addressIn: (other) => linkTo(path, token, other) });
    try {
      const application = token === '' ? undefined : await find(token);
      return application
        ? sendDeskPage(reply, page(show(application, words, token)))
        : sendDeskPage(reply.code(404), page(html`<p>${texts.unknown}</p>`));
    } catch (err) {
      request.log.error({ err }, 'could not read or set the status of an application');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return sendDeskPage(reply, page(html`<p role="alert">${texts.failed}</p>`));
    }
  };

  const facts = ({ reference, steps }: Application, words: DeskContent) => {
    const texts = textsOf(words);
    return html`<dl>
<div><dt>${texts.reference}</dt><dd>${reference}</dd></div>
${steps.map(
  ({
    status,
    at,
  }) => html`<div><dt>${texts.statuses[status].label}</dt><dd>${writtenDay(at, words)}</dd></div>
`,
)}</dl>
`;
  };

  const withdraw = (words: DeskContent, token: string) => {
    const { question, button } = words.mails.withdrawal.page;
    return html`<details><summary>${textsOf(words).withdraw}</summary>
<p>${question}</p>
<form method="post" action="${WITHDRAW_PATH}${languageQuery(words)}">
${tokenField(token)}<button>${button}</button>
</form></details>`;
  };

  app.post<TokenRequest>(APPLICATION_PATH, (request, reply) =>
    answer(request, reply, store.applicationOf, (application, words, token) => {
      const status = application.steps.at(-1)?.status ?? 'received';
      return html`<p>${textsOf(words).statuses[status].explanation}</p>
${facts(application, words)}${status === 'withdrawn' ? '' : withdraw(words, token)}`;
    }),
  );

  addLinkPage(app, options, {
    path: WITHDRAW_PATH,
    textsOf: (mails) => mails.withdrawal.page,
    async act(token, step) {
      const outcome = await store.withdraw(token, {
        ...step,
        label: textsOf(options.content()).reference,
      });
      if (outcome === 'stored') {
        await store.scrub().catch((err) => app.log.warn({ err }, 'erased, but traces may be left'));
      }
      return outcome;
    },
  });

  const buttons = (texts: StatusTexts, token: string) => html`<form method="post">
<p>${texts.question}</p>
${tokenField(token)}
${OFFICE_STATUSES.map(
  (status) => html`<button name="status" value="${status}">${texts.statuses[status].label}</button>
`,
)}</form>`;

  app.post<TokenRequest>(OFFICE_PATH, (request, reply) => {
    const status = readStatus(request);
    return answer(
      request,
      reply,
      (token) =>
        status === undefined
          ? store.applicationForOffice(token)
          : store.setStatus({ token }, status, clock.now()),
      (application, words, token) => {
        const texts = textsOf(words);
        const done = status === undefined ? '' : html`<p role="status">${texts.done}</p>\n`;
        return html`${done}${facts(application, words)}${buttons(texts, token)}`;
      },
    );
  });
}

/**
 * Reads the status that a button sends; undefined if the page is only opened.
 * @throws Refusal 400 for an unknown status
 */
function readStatus(request: FastifyRequest<TokenRequest>): OfficeStatus | undefined {
  const sent = fieldsOf(request).get('status');
  if (sent === undefined) return undefined;
  const status = OFFICE_STATUSES.find((each) => each === sent);
  if (!status) throw new Refusal(400, 'The status is not valid');
  return status;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OFFICE_STATUSES, type OfficeStatus } from '#shared/mails.ts';
import { APPLICATION_PATH, OFFICE_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import type { DeskContent } from '../../content.ts';
import { type Html, html } from '../../pages/html.ts';
import { tokenField } from '../../pages/link.ts';
import { writtenDay } from '../../pages/written-day.ts';
import type { Case } from '../../store/submission-store.ts';
import type { AcceptOptions } from '../accept.ts';
import { addLinkForm, fieldsOf, type TokenRequest, tokenOf } from '../link-page.ts';
import { Refusal } from '../refusal.ts';
import { addWithdrawPage, answerCase, factList, withdrawForm } from './case-page.ts';

type StatusTexts = DeskContent['mails']['career']['page'];

const textsOf = ({ mails }: DeskContent): StatusTexts => mails.career.page;

const KINDS = ['career'] as const;

const WITHDRAWAL = {
  path: WITHDRAW_PATH,
  kinds: KINDS,
  textsOf: ({ mails }: DeskContent) => mails.withdrawal.page,
  labelOf: (words: DeskContent) => textsOf(words).reference,
};

/**
 * Adds the pages of an application: one shows the applicant its status, one withdraws it, and one lets
 * the office set the status.
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
  addWithdrawPage(app, options, WITHDRAWAL);

  app.post<TokenRequest>(APPLICATION_PATH, (request, reply) => {
    const token = tokenOf(request);
    return answerCase(
      options,
      request,
      reply,
      { textsOf, path: APPLICATION_PATH, token },
      async (words) => {
        const application = await store.caseOf(token, KINDS);
        if (!application) return undefined;
        const texts = textsOf(words);
        const status = application.steps.at(-1)?.status ?? 'received';
        const withdraw = withdrawForm(texts.withdraw, WITHDRAWAL, token, words);
        return html`<p>${texts.statuses[status].explanation}</p>
${factsOf(application, words)}${status === 'withdrawn' ? '' : withdraw}`;
      },
    );
  });

  app.post<TokenRequest>(OFFICE_PATH, (request, reply) => {
    const status = readStatus(request);
    const token = tokenOf(request);
    return answerCase(
      options,
      request,
      reply,
      { textsOf, path: OFFICE_PATH, token },
      async (words) => {
        const application =
          status === undefined
            ? await store.applicationForOffice(token)
            : await store.setStatus({ token }, status, clock.now());
        if (!application) return undefined;
        const texts = textsOf(words);
        const done = status === undefined ? '' : html`<p role="status">${texts.done}</p>\n`;
        return html`${done}${factsOf(application, words)}${buttons(texts, token)}`;
      },
    );
  });
}

function factsOf({ reference, steps }: Case, words: DeskContent): Html {
  const texts = textsOf(words);
  return factList([
    [texts.reference, reference],
    ...steps.map(
      ({ status, at }) => [texts.statuses[status].label, writtenDay(at, words)] as const,
    ),
  ]);
}

const buttons = (texts: StatusTexts, token: string) => html`<form method="post">
<p>${texts.question}</p>
${tokenField(token)}
${OFFICE_STATUSES.map(
  (status) => html`<button name="status" value="${status}">${texts.statuses[status].label}</button>
`,
)}</form>`;

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

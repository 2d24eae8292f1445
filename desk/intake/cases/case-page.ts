import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailTexts } from '#shared/mails.ts';
import type { DeskContent } from '../../content.ts';
import { type Html, html } from '../../pages/html.ts';
import { contentFor, languageQuery, linkTo, tokenField } from '../../pages/link.ts';
import { deskPage, sendDeskPage } from '../../pages/page.ts';
import type { CaseKind } from '../../store/submission-store.ts';
import { type AcceptOptions, RETRY_AFTER_SECONDS } from '../accept.ts';
import { addLinkPage, type TokenRequest } from '../link-page.ts';

/** The words of the page of a case, whatever its kind. */
interface CaseTexts {
  title: string;
  /** When the link opens no case. */
  unknown: string;
  /** When the store does not answer. */
  failed: string;
}

interface CaseAnswer {
  textsOf(words: DeskContent): CaseTexts;
  /** The page behind the link, which the links to other languages name. */
  path: string;
  token: string;
  /** A script of the page, and whether it sends requests to the desk. */
  script?: string;
  connects?: boolean;
}

/**
 * Answers a POST with the page of a case, or with 404 for a link that opens none: whether it is guessed, of another kind
 * or erased, the answer is the same.
 *
 * @param show reads the case and writes its page; undefined without a case
 */
export async function answerCase(
  { content }: Pick<AcceptOptions, 'content'>,
  request: FastifyRequest<TokenRequest>,
  reply: FastifyReply,
  { textsOf, path, token, ...options }: CaseAnswer,
  show: (words: DeskContent) => Promise<Html | undefined>,
): Promise<FastifyReply> {
  const words = contentFor(request, content());
  const texts = textsOf(words);
  const page = (body: Html) =>
    deskPage(texts.title, body, words, {
      addressIn: (other) => linkTo(path, token, other),
      ...options,
    });
  try {
    const body = token === '' ? undefined : await show(words);
    return body
      ? sendDeskPage(reply, page(body))
      : sendDeskPage(reply.code(404), page(html`<p>${texts.unknown}</p>`));
  } catch (err) {
    request.log.error({ err }, 'could not read or change a case');
    reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return sendDeskPage(reply, page(html`<p role="alert">${texts.failed}</p>`));
  }
}

/** Facts of a case, each below its label. */
export const factList = (facts: readonly (readonly [label: string, value: string | Html])[]) =>
  html`<dl>
${facts.map(
  ([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>
`,
)}</dl>
`;

interface Withdrawal {
  path: string;
  kinds: readonly CaseKind[];
  /** The question, and the answers of the page behind it. */
  textsOf(words: DeskContent): MailTexts['withdrawal']['page'];
  /** Label of the reference in the notice to the office. */
  labelOf(words: DeskContent): string;
}

/** Adds the page that erases a case by its link, once, and tells the office. */
export function addWithdrawPage(
  app: FastifyInstance,
  options: AcceptOptions,
  { path, kinds, textsOf, labelOf }: Withdrawal,
): void {
  const { store, content } = options;
  addLinkPage(app, options, {
    path,
    textsOf,
    async act(token, step) {
      const notice = { ...step, label: labelOf(content()) };
      const outcome = await store.withdraw(token, kinds, notice);
      if (outcome === 'stored') {
        await store.scrub().catch((err) => app.log.warn({ err }, 'erased, but traces may be left'));
      }
      return outcome;
    },
  });
}

/** The question whether to erase a case, folded; its button posts to that page. */
export const withdrawForm = (
  summary: string,
  { path, textsOf }: Withdrawal,
  token: string,
  words: DeskContent,
) => html`<details><summary>${summary}</summary>
<p>${textsOf(words).question}</p>
<form method="post" action="${path}${languageQuery(words)}">
${tokenField(token)}<button>${textsOf(words).button}</button>
</form></details>`;

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Words } from '#shared/desk-content.ts';
import type { UploadTexts } from '#shared/upload-texts.ts';
import { FILES_LINK_WORKS_MS } from '#shared/uploads.ts';
import { DOWNLOAD_PATH, FILES_PATH } from '#shared/wire.ts';
import type { Mailbox } from '../config.ts';
import { type DeskContent, officeMailboxes, officeOf } from '../content.ts';
import { type Html, html } from '../pages/html.ts';
import { contentFor, languageQuery, linkTo, tokenField } from '../pages/link.ts';
import { deskPage, sendDeskPage } from '../pages/page.ts';
import { type StoredSubmission, valuesOf } from '../store/submission.ts';
import type { UploadFiles } from '../store/upload-files.ts';
import { type AcceptOptions, RETRY_AFTER_SECONDS } from './accept.ts';
import { addLinkForm, fieldsOf, type TokenRequest, tokenOf } from './link-page.ts';
import { sendFile } from './send-file.ts';

export interface FilesPageOptions extends AcceptOptions {
  files: UploadFiles;
  /** MAIL_TO, if it is set: recipients of every mail. */
  mailTo: Mailbox[] | undefined;
}

/** Field of the address that got the mail with the link. */
const ADDRESS = 'address';

/**
 * Adds the page of a message's files, for those of the office who got its mail and have no inbox: with the link, and
 * the address to which the mail was sent.
 */
export function addFilesPage(app: FastifyInstance, options: FilesPageOptions): void {
  const { store, clock, content, files, mailTo } = options;

  addLinkForm(app, options, FILES_PATH, (words) => linkTexts(words), { atOnce: false });

  /** The message of a link that works, if the address is among the recipients of its mail. */
  const messageOf = async (request: FastifyRequest<TokenRequest>) => {
    const message = await store.messageForOffice(tokenOf(request));
    if (!message || message.receivedAt + FILES_LINK_WORKS_MS <= clock.now()) return undefined;
    const office = officeOf('contact', valuesOf(message).recipient, content());
    const address = addressIn(request);
    const isTheirs = officeMailboxes(office, { to: mailTo }).some(
      (each) => each.address.toLowerCase() === address,
    );
    return isTheirs ? message : undefined;
  };

  const answer = (
    request: FastifyRequest<TokenRequest>,
    reply: FastifyReply,
    body: (words: DeskContent, texts: UploadTexts['page']) => Html,
  ) => {
    const words = contentFor(request, content());
    const texts = words.uploads?.page;
    if (!texts) return reply.callNotFound();
    const token = tokenOf(request);
    const addressIn = (other: Words) => linkTo(FILES_PATH, token, other);
    return sendDeskPage(reply, deskPage(texts.title, body(words, texts), words, { addressIn }));
  };

  const unknown = (request: FastifyRequest<TokenRequest>, reply: FastifyReply) =>
    answer(request, reply.code(404), (_, { unknown }) => html`<p role="alert">${unknown}</p>`);

  const orFail =
    (handle: (request: FastifyRequest<TokenRequest>, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest<TokenRequest>, reply: FastifyReply) => {
      try {
        return await handle(request, reply);
      } catch (err) {
        request.log.error({ err }, 'could not read the files of a message');
        reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
        return answer(request, reply, (_, { failed }) => html`<p role="alert">${failed}</p>`);
      }
    };

  app.post<TokenRequest>(
    FILES_PATH,
    orFail(async (request, reply) => {
      const message = await messageOf(request);
      if (!message) return unknown(request, reply);
      return answer(request, reply, (words, texts) => listOf(message, request, words, texts));
    }),
  );

  app.post<TokenRequest>(
    DOWNLOAD_PATH,
    orFail(async (request, reply) => {
      const message = await messageOf(request);
      const position = Number(fieldsOf(request).get('position'));
      const file = message && (await store.attachmentsOf(message.id))[position];
      if (!file) return unknown(request, reply);
      const subject = `${message.id} ${file.name}`;
      const actor = addressIn(request);
      await store.record([{ at: clock.now(), actor, action: 'download', subject }]);
      return sendFile(request, reply, file, files);
    }),
  );
}

const addressIn = (request: FastifyRequest<TokenRequest>) =>
  String(fieldsOf(request).get(ADDRESS) ?? '')
    .trim()
    .toLowerCase();

function linkTexts({ uploads, refusalPage }: DeskContent) {
  const { title, question, link, address, show } = uploads?.page ?? {};
  const field = html`<div><label for="${ADDRESS}">${address ?? ''}</label>
<input id="${ADDRESS}" name="${ADDRESS}" type="email" required dir="ltr" autocomplete="email"></div>
`;
  return {
    title: title ?? refusalPage.title,
    question: question ?? '',
    link: link ?? '',
    button: show ?? '',
    fields: field,
  };
}

function listOf(
  { attachments }: StoredSubmission,
  request: FastifyRequest<TokenRequest>,
  words: DeskContent,
  { download }: UploadTexts['page'],
): Html {
  const size = new Intl.NumberFormat(words.language.locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return html`${attachments.map(
    (file, position) => html`<form method="post" action="${DOWNLOAD_PATH}${languageQuery(words)}">
${tokenField(tokenOf(request))}<input type="hidden" name="${ADDRESS}" value="${addressIn(request)}">
<input type="hidden" name="position" value="${String(position)}">
<p>${size.format(file.size / 1e6)}, <span dir="ltr">SHA-256 ${file.sha256}</span></p>
<button>${download.replace('{file}', file.name)}</button>
</form>
`,
  )}`;
}

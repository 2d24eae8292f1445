import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Attachment } from '../store/submission.ts';
import type { UploadFiles } from '../store/upload-files.ts';

/** Whatever opens it in the browser all the same: it is a stranger's. */
const SANDBOX = "default-src 'none'; sandbox";

/** The end of a file from here on, by which browsers go on after a lost connection (RFC 9110 §14). */
const REST = /^bytes=(\d{1,15})-$/;

/**
 * Sends a file of a message as a download, without ever having all of an upload in memory. Rejects when it cannot be
 * read.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Attachment,
  files: Pick<UploadFiles, 'read'>,
): Promise<FastifyReply> {
  const { name, size, sha256 } = file;
  const range = REST.exec(request.headers.range ?? '')?.[1];
  const start = range !== undefined && Number(range) < size ? Number(range) : 0;
  const content =
    'content' in file
      ? Buffer.from(file.content).subarray(start)
      : await files.read(file.upload, start);
  reply
    .header('content-security-policy', SANDBOX)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('accept-ranges', 'bytes')
    .header('etag', `"${sha256}"`)
    .header('content-length', size - start)
    .type('application/octet-stream');
  if (start > 0) reply.code(206).header('content-range', `bytes ${start}-${size - 1}/${size}`);
  return reply.send(content);
}

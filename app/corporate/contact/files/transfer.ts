import { DetailedError, Upload } from 'tus-js-client';
import type { UploadTexts } from '#shared/upload-texts.ts';
import { newSecret } from './secret.ts';
import { addressOf, endpoint } from './upload-requests.ts';

/** Why a file cannot arrive, by the key of its text. */
export type Problem = keyof UploadTexts['form']['errors'];

/**
 * How an attempt to send has ended: `unsupported` by a desk that takes no uploads; to be tried again `offline`, and `away`
 * when the desk cannot take it now.
 */
type End = 'arrived' | 'offline' | 'away' | 'unsupported' | { problem: Problem };

interface Watch {
  onId: (id: string) => void;
  /** Called with the bytes that were sent, including those of earlier attempts. */
  onSent: (bytes: number) => void;
  /** Called again after `offline` and `away`, when it goes on by itself. */
  onEnd: (end: End) => void;
}

interface Options {
  /** Of an upload that was created before. */
  id: string | undefined;
  name: string;
  enquiry: string;
}

/** What the desk answers about a file, by status. */
const PROBLEMS: Record<number, Problem> = {
  413: 'tooLarge',
  415: 'type',
  422: 'infected',
  429: 'busy',
  507: 'noRoom',
};

/** The status while a file that has arrived is examined, which may take longer than a connection lasts. */
const IN_EXAMINATION = 423;

/** The longest pause between attempts. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Without progress for this long, before all is sent, a connection is dead: see SILENCE_MS in
 * app/forms/mail/transport.ts.
 */
const SILENCE_MS = 180_000;

/** The pause in milliseconds after this many attempts that failed before. */
export const pauseBefore = (attempt: number) => Math.min(1000 * 2 ** attempt, LONGEST_PAUSE_MS);

/** Sends a file as an upload, and continues after every interruption. Returns a function that stops it. */
export function transfer(file: File, { id, name, enquiry }: Options, watch: Watch): () => void {
  let attempt = 0;
  let furthest = 0;
  let isStopped = false;
  let starts = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const upload = new Upload(file, {
    endpoint: endpoint(),
    uploadUrl: id === undefined ? null : addressOf(id),
    // The id makes a repeated creation, whose first answer was lost, the same upload.
    metadata: { name, enquiry, id: newSecret() },
    // Tried again below, without end; kept in kept-files.ts, until it is sent.
    retryDelays: null,
    storeFingerprintForResuming: false,
    fingerprint: async () => '',
    // A start is not yet a request, which alone can be aborted.
    onBeforeRequest() {
      if (isStopped) throw new Error('stopped');
    },
    onUploadUrlAvailable: () => watch.onId(upload.url?.split('/').at(-1) ?? ''),
    onProgress: (bytes) => {
      if (bytes > furthest) attempt = 0;
      furthest = Math.max(furthest, bytes);
      listen(bytes < file.size);
      watch.onSent(bytes);
    },
    onSuccess: () => end('arrived'),
    onError: (error) => void fail(error),
  });

  const listen = (isOn: boolean) => {
    clearTimeout(silence);
    if (isOn) silence = setTimeout(() => void restart(), SILENCE_MS);
  };
  const start = () => {
    starts += 1;
    upload.start();
  };
  const goOnLater = (why?: 'offline' | 'away') => {
    if (isStopped) return;
    if (why) watch.onEnd(why);
    pause = setTimeout(start, pauseBefore(attempt));
    attempt += 1;
  };
  const network = new AbortController();
  const { signal } = network;
  addEventListener('offline', () => watch.onEnd('offline'), { signal });
  // A connection of the network before may hang for minutes.
  addEventListener('online', () => void restart(), { signal });
  const restart = async () => {
    listen(false);
    clearTimeout(pause);
    await upload.abort();
    if (!isStopped) start();
  };
  const stop = () => {
    isStopped = true;
    listen(false);
    clearTimeout(pause);
    network.abort();
  };
  const end = (how: End) => {
    if (isStopped) return;
    stop();
    watch.onEnd(how);
  };
  const fail = async (error: Error | DetailedError) => {
    if (isStopped) return;
    listen(false);
    const { method, status } = answerOf(error);
    const problem = PROBLEMS[status];
    if (problem) return end({ problem });
    if (method === 'POST' && (status === 404 || status === 405)) return end('unsupported');
    const failed = starts;
    if (!(await isReadable(file))) return end({ problem: 'gone' });
    // The network has come back meanwhile.
    if (starts > failed) return;
    const isTemporary = status < 400 || status >= 500 || [404, 408, 409].includes(status);
    if (status === IN_EXAMINATION) {
      watch.onSent(file.size);
      goOnLater();
    } else if (isTemporary) goOnLater(status === 503 ? 'away' : 'offline');
    else end({ problem: 'incomplete' });
  };

  start();
  return () => {
    stop();
    void upload.abort();
  };
}

/** Method and status of a request that has failed; 0 without an answer. */
function answerOf(error: Error | DetailedError): { method: string; status: number } {
  if (!(error instanceof DetailedError)) return { method: '', status: 0 };
  const { originalRequest, originalResponse } = error;
  return {
    method: originalRequest?.getMethod() ?? '',
    status: originalResponse?.getStatus() ?? 0,
  };
}

/** Whether a file is where it was when it was chosen, and unchanged. */
export async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

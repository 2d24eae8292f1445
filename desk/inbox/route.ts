import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { Session } from '../store/sign-in.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import type { UploadFiles } from '../store/upload-files.ts';
import type { Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { Publications } from './publications.ts';
import type { Rights } from './rights.ts';
import type { SessionCookie } from './session-cookie.ts';

/** What every route of the inbox works with. */
export interface Inbox {
  store: SubmissionStore;
  /** The contents of uploads. */
  files: Pick<UploadFiles, 'read'>;
  clock: Clock;
  content(): DeskContent;
  /** Where browsers find it, such as `https://www.example.com`. */
  origin: string;
  cookie: SessionCookie;
  attempts: Attempts;
  /** Absent if only passkeys sign in. */
  accounts: Accounts | undefined;
  /** Absent if the desk has no folder to publish. */
  publications: Publications | undefined;
  /** Called when a mail was queued. */
  accepted(id: string, spamReason: string | undefined): void;
  /** Aborted when the desk closes. */
  closing: AbortSignal;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  inbox: Inbox;
}

type SignedInCall = Call & Session;

/**
 * Who may call a route, and what its handler learns: `nobody` is signed in yet; a `person`; an `administrator`; an
 * `office`, which sees all messages; a `publisher`, who may publish the site;
 * or a person whose rights to `messages` the handler applies.
 */
export interface Calls {
  nobody: Call;
  person: SignedInCall;
  administrator: SignedInCall;
  office: SignedInCall;
  publisher: SignedInCall;
  messages: SignedInCall & { rights: Rights };
}

export type Need = keyof Calls;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A route of the inbox's API. */
export interface Route {
  method: Method;
  /** Below `INBOX_API_PATH`, such as `people/:id`. */
  path: string;
  needs: Need;
  handle(call: Calls['messages']): Promise<unknown>;
}

/** Declares a route: `admit.ts` lets in who has the right, before the body is read. */
export function route<N extends Need>(
  method: Method,
  path: string,
  { needs }: { needs: N },
  handle: (call: Calls[N]) => Promise<unknown>,
): Route {
  return { method, path, needs, handle };
}

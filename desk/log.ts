import { type DestinationStream, type LevelWithSilent, type LogFn, type Logger, pino } from 'pino';
import { DeskError } from './desk-error.ts';

/** Creates the log: JSON lines without visitor data, whatever fails. */
export function createLog(level: LevelWithSilent, destination: DestinationStream): Logger {
  const serializers = { err: printableFacts };
  return pino({ level, serializers, hooks: { logMethod: printMessage } }, destination);
}

/** The facts of an error that cannot quote a visitor. */
interface ErrorFacts {
  type: string;
  message?: string;
  code?: string;
  /** SQLite's text for a result code. */
  result?: string;
  stack?: string;
  cause?: ErrorFacts;
}

/** More causes than any error of the desk has; one may be its own. */
const MOST_CAUSES = 5;

/**
 * Only what is known to be free of input. A message may quote it (JSON, SQL, answers of servers), and so may
 * any further property (`detail` of PostgreSQL, `response` of SMTP, `rawPacket` of HTTP).
 */
function printableFacts(error: unknown, causes = MOST_CAUSES): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errstr, cause } = error as Error & { code?: unknown; errstr?: unknown };
  const stack = framesOf(error);
  return {
    type: error.constructor.name,
    ...(error instanceof DeskError ? { message: error.message } : {}),
    ...(typeof code === 'string' && /^\w+$/.test(code) ? { code } : {}),
    ...(code === 'ERR_SQLITE_ERROR' ? { result: String(errstr) } : {}),
    ...(stack === '' ? {} : { stack }),
    ...(cause === undefined || causes === 0 ? {} : { cause: printableFacts(cause, causes - 1) }),
  };
}

const FRAME = /^ {4}at (?:.*\()?(?:file:|node:|\/)[^()]*:\d+:\d+\)?$/;

/** The lines of a stack below the message, which may itself look like such lines. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  if (at < 0) return '';
  const lines = stack.slice(at + message.length).split('\n');
  return lines
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .join('\n');
}

/** Pino takes an error's message if there is none; warnings of Fastify quote the request target. */
function printMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message = 'an error'] = args;
  const [object, text] = typeof first === 'string' ? [{}, first] : [first, message];
  method.call(this, object, text.replace(/".*/s, '…'));
}

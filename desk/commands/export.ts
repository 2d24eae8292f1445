import { mkdirSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail, type Letterhead } from '../delivery/compose.ts';
import { everySubmission } from '../store/every-submission.ts';
import type { Archive } from '../store/port.ts';
import { type Call, type Command, type Outcome, UsageError } from './command.ts';
import { csvHead, csvLine } from './csv.ts';
import { SELECTION, selectionOf } from './select.ts';

const OWN = { name: '', address: 'desk@localhost' };

export const exportSubmissions: Command = {
  args: '--format csv|json|eml [--out PATH]',
  summary: 'writes submissions out: a table, everything, or one mail each',
  details: `csv and json go to a file, or to the terminal without --out; json has the files' content in base64.
eml writes one mail per submission, with its files, into the directory --out.`,
  options: {
    ...SELECTION,
    format: { type: 'string', value: 'FORMAT', means: 'csv, json or eml' },
    out: { type: 'string', value: 'PATH', means: 'file, or for eml a directory; must be new' },
  },
  words: { least: 0, most: 0 },
  run: (call) =>
    call.withStore('read', async (store) => {
      switch (call.option('format')) {
        case 'csv':
          return written(store, call, await csv(store, call));
        case 'json':
          return written(store, call, json(store, call));
        case 'eml':
          return asMails(store, call);
        default:
          throw new UsageError('--format is csv, json or eml');
      }
    }),
};

/** A file, piece by piece, so that it may be longer than memory. */
interface Pieces {
  head: string;
  /** One for each submission. */
  body: AsyncIterable<string>;
  tail: string;
}

async function written(store: Archive, call: Call, pieces: Pieces): Promise<Outcome> {
  const out = call.option('out');
  if (out === undefined) {
    await call.write(pieces.head);
    for await (const piece of pieces.body) await call.write(piece);
    return { text: pieces.tail, json: undefined };
  }
  const path = resolve(out);
  const total = await store.count(selectionOf(call));
  let count = 0;
  // What visitors wrote is for its owner's eyes, and never over a file that is there.
  const file = await open(path, 'wx', 0o600).catch(asUsage);
  try {
    await file.write(pieces.head);
    for await (const piece of pieces.body) {
      await file.write(piece);
      call.progress(++count, total, 'written');
    }
    await file.write(pieces.tail);
  } finally {
    await file.close();
  }
  return { text: `${count} written to ${path}\n`, json: { written: count, path } };
}

async function csv(store: Archive, call: Call): Promise<Pieces> {
  const found = new Set<string>();
  for await (const { fields } of everySubmission(store, selectionOf(call))) {
    for (const { name } of fields) found.add(name);
  }
  const names = [...found];
  async function* lines() {
    for await (const each of everySubmission(store, selectionOf(call))) yield csvLine(names, each);
  }
  return { head: csvHead(names), body: lines(), tail: '' };
}

function json(store: Archive, call: Call): Pieces {
  async function* entries() {
    let separator = '';
    for await (const submission of everySubmission(store, selectionOf(call))) {
      const files = await store.attachmentsOf(submission.id);
      const attachments = files.map(({ content, ...facts }) => ({
        ...facts,
        base64: Buffer.from(content).toString('base64'),
      }));
      yield `${separator}\n${JSON.stringify({ ...submission, attachments }, null, 2)}`;
      separator = ',';
    }
  }
  return { head: '[', body: entries(), tail: '\n]\n' };
}

async function asMails(store: Archive, call: Call): Promise<Outcome> {
  const out = call.option('out');
  if (out === undefined) throw new UsageError('--format eml needs --out DIRECTORY');
  const directory = resolve(out);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const letterhead = letterheadOf(call);
  const total = await store.count(selectionOf(call));
  let count = 0;
  for await (const submission of everySubmission(store, selectionOf(call))) {
    const attachments = await store.attachmentsOf(submission.id);
    const mail = composeMail({ ...submission, attachments }, letterhead);
    const { message } = await transport.sendMail(mail);
    const path = join(directory, `${submission.id}.eml`);
    await writeFile(path, message as Buffer, { mode: 0o600, flag: 'wx' }).catch(asUsage);
    call.progress(++count, total, 'written');
  }
  return { text: `${count} written to ${directory}\n`, json: { written: count, path: directory } };
}

function asUsage(error: NodeJS.ErrnoException): never {
  throw error.code === 'EEXIST' ? new UsageError(`${error.path} is there already`) : error;
}

function letterheadOf({ config, content }: Call): Letterhead {
  const { from = OWN, to } = config.smtp ?? {};
  return { mails: content.mails, from, to, siteUrl: config.siteUrl };
}

import { createWriteStream, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Command, Option } from 'commander';
import { createTransport } from 'nodemailer';
import { BYTE_ORDER_MARK, csvRow } from '#shared/csv.ts';
import { composeMails, type Letterhead } from '../mail/compose.ts';
import { everySubmission } from '../store/archive.ts';
import { referenceOf } from '../store/reference.ts';
import type { StoredSubmission } from '../store/submission.ts';
import type { Selection, SubmissionStore } from '../store/submission-store.ts';
import { submissionsWorkbook } from '../store/submissions-workbook.ts';
import {
  counted,
  type Outcome,
  onStore,
  type Run,
  type SelectionOptions,
  type StoreCall,
  UsageError,
  withSelection,
} from './command.ts';
import { createFile, notWritten } from './new-file.ts';

const OWN = { name: '', address: 'desk@localhost' };

interface ExportOptions extends SelectionOptions {
  format: keyof typeof WRITERS;
  out?: string;
}

/** What to export, and where to. */
interface Export extends StoreCall {
  store: SubmissionStore;
  selection: Selection;
  /** File or directory. */
  out: string | undefined;
  /** How many submissions have been written, with the one being written. */
  written: number;
  /** Ids of those that cannot be read. */
  damaged: string[];
}

const WRITERS = {
  csv: (job: Export) => toFile(csv(job), job),
  json: (job: Export) => toFile(json(job), job),
  xlsx: toWorkbook,
  eml: toMails,
};

export const exportSubmissions = (run: Run) =>
  withSelection(new Command('export'))
    .description(`Exports submissions: as a table, in full, or as one mail each.

xlsx is for people: a sheet for each form, which Excel opens without changing
a telephone number. csv and json are for programs, and go to the terminal
without --out; json includes the files in base64, of large ones the path. eml writes one mail per
submission, with its files, into the directory --out.`)
    .addOption(new Option('--format <FORMAT>').choices(Object.keys(WRITERS)).makeOptionMandatory())
    .option('--out <PATH>', 'new file, or for eml a directory')
    .action(({ format, out, ...chosen }: ExportOptions) =>
      onStore(run, 'read', async (store, call) => {
        const path = out && resolve(out);
        // What arrives meanwhile may have fields that the table has no column for.
        const [newest] = await store.list(chosen, 1);
        const selection = { ...chosen, upTo: newest };
        const job = { ...call, store, selection, out: path, written: 0, damaged: [] };
        try {
          return { ...(await WRITERS[format](job)), note: noteOf(job) };
        } finally {
          // What was read before a failure may have left by the terminal.
          if (job.written > 0) call.did('export', `${counted(job.written, chosen)} as ${format}`);
        }
      }),
    );

/** Writes piece by piece, so that the file may be larger than memory. */
async function toFile(pieces: AsyncIterable<string>, job: Export): Promise<Outcome> {
  const { out, output } = job;
  if (out === undefined) {
    await pipeline(pieces, output, { end: false });
    return { text: '', json: undefined };
  }
  await createFile(out, (part) => pipeline(pieces, createWriteStream(part)));
  return outcomeOf(job);
}

async function* submissionsOf(job: Export): AsyncGenerator<StoredSubmission> {
  const { store, selection, out, progress } = job;
  const total = await store.count(selection);
  for await (const submission of everySubmission(store, selection)) {
    if (submission.damaged) job.damaged.push(submission.id);
    job.written += 1;
    yield submission;
    if (out !== undefined) progress(job.written, total, 'written');
  }
}

const outcomeOf = ({ written, out, damaged }: Export): Outcome => ({
  text: `${written} written to ${out}\n`,
  json: { written, path: out, damaged },
});

function noteOf({ damaged }: Export): string {
  if (damaged.length === 0) return '';
  const lines = damaged.map((id) => `  ${id}\n`).join('');
  return `These cannot be read: csv has them without fields, eml not at all, json and "show" with their raw text:\n${lines}`;
}

async function* csv(job: Export): AsyncGenerator<string> {
  const found = new Set<string>();
  for await (const { fields } of everySubmission(job.store, job.selection)) {
    for (const { name } of fields) found.add(name);
  }
  const names = [...found];
  yield BYTE_ORDER_MARK +
    csvRow(['id', 'received', 'form', 'state', 'language', ...names, 'files', ...STATUS_COLUMNS]);
  for await (const submission of submissionsOf(job)) yield csvLine(names, submission);
}

/** Columns that only applications fill. */
const STATUS_COLUMNS = ['reference', 'status', 'since'];

function csvLine(
  names: string[],
  { id, receivedAt, form, language, fields, attachments, delivery, steps }: StoredSubmission,
): string {
  const { status = '', at } = steps?.at(-1) ?? {};
  return csvRow([
    id,
    new Date(receivedAt).toISOString(),
    form,
    delivery.state,
    language,
    ...names.map((name) => fields.find((field) => field.name === name)?.value ?? ''),
    attachments.map(({ name }) => name).join('; '),
    steps ? referenceOf(id) : '',
    status,
    at === undefined ? '' : new Date(at).toISOString(),
  ]);
}

async function* json(job: Export): AsyncGenerator<string> {
  let separator = '[';
  for await (const submission of submissionsOf(job)) {
    const files = await job.store.attachmentsOf(submission.id);
    const attachments = files.map((file) => {
      if (!('content' in file)) return { ...file, path: job.files.place(file.upload) };
      const { content, ...facts } = file;
      return { ...facts, base64: Buffer.from(content).toString('base64') };
    });
    yield `${separator}\n${JSON.stringify({ ...submission, attachments }, null, 2)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

async function toWorkbook(job: Export): Promise<Outcome> {
  const { out } = job;
  if (out === undefined) throw new UsageError('--format xlsx needs --out FILE');
  await createFile(out, async (part) => {
    const submissions = await Array.fromAsync(submissionsOf(job));
    await writeFile(part, await submissionsWorkbook(submissions, job.content()));
  });
  return outcomeOf(job);
}

async function toMails(job: Export): Promise<Outcome> {
  const { store, out } = job;
  if (out === undefined) throw new UsageError('--format eml needs --out DIRECTORY');
  try {
    mkdirSync(out, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notWritten(out, error);
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const letterhead = letterheadOf(job);
  for await (const submission of submissionsOf(job)) {
    if (submission.damaged) continue;
    const attachments = await store.attachmentsOf(submission.id);
    const [mail] = composeMails({ ...submission, attachments }, letterhead);
    const { message } = await transport.sendMail(mail);
    const path = join(out, `${encodeURIComponent(submission.id)}.eml`);
    await createFile(path, (part) => writeFile(part, message as Buffer));
  }
  return outcomeOf({ ...job, written: job.written - job.damaged.length });
}

function letterheadOf({ config, content, files: { read } }: Export): Letterhead {
  const { from = OWN, to } = config.smtp ?? {};
  return { content: content(), from, to, siteUrl: config.siteUrl, readUpload: read };
}

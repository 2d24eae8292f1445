import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from '../delivery/compose.ts';
import type { StoredSubmission, SubmissionStore } from '../store/port.ts';
import { type Call, type Command, type Outcome, UsageError } from './command.ts';
import { asCsv } from './csv.ts';
import { SELECTION, select } from './select.ts';

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
      const submissions = await select(store, call);
      switch (call.option('format')) {
        case 'csv':
          return written(call, asCsv(submissions), submissions.length);
        case 'json':
          return written(call, await asJson(store, submissions, call), submissions.length);
        case 'eml':
          return asMails(store, submissions, call);
        default:
          throw new UsageError('--format is csv, json or eml');
      }
    }),
};

function written(call: Call, content: string, count: number): Outcome {
  const out = call.option('out');
  if (out === undefined) return { text: content, json: undefined };
  const path = resolve(out);
  // What visitors wrote is for its owner's eyes, and never over a file that is there.
  writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
  return { text: `${count} written to ${path}\n`, json: { written: count, path } };
}

async function asJson(
  store: SubmissionStore,
  submissions: StoredSubmission[],
  { progress }: Call,
): Promise<string> {
  const whole = [];
  for (const [index, submission] of submissions.entries()) {
    const files = await store.attachmentsOf(submission.id);
    const attachments = files.map(({ content, ...facts }) => ({
      ...facts,
      base64: Buffer.from(content).toString('base64'),
    }));
    whole.push({ ...submission, attachments });
    progress(index + 1, submissions.length, 'read');
  }
  return `${JSON.stringify(whole, null, 2)}\n`;
}

async function asMails(
  store: SubmissionStore,
  submissions: StoredSubmission[],
  call: Call,
): Promise<Outcome> {
  const out = call.option('out');
  if (out === undefined) throw new UsageError('--format eml needs --out DIRECTORY');
  const directory = resolve(out);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { from, to } = call.config.smtp ?? { from: OWN, to: [OWN] };
  for (const [index, submission] of submissions.entries()) {
    const attachments = await store.attachmentsOf(submission.id);
    const mail = composeMail({ ...submission, attachments }, from, to);
    const { message } = await transport.sendMail(mail);
    const path = join(directory, `${submission.id}.eml`);
    writeFileSync(path, message as Buffer, { mode: 0o600, flag: 'wx' });
    call.progress(index + 1, submissions.length, 'written');
  }
  return {
    text: `${submissions.length} written to ${directory}\n`,
    json: { written: submissions.length, path: directory },
  };
}

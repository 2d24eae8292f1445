import { Command, InvalidArgumentError } from 'commander';
import { onStore, type Run } from './command.ts';
import { readLimit, USUAL_LIMIT } from './list.ts';
import { printableLine, printableTime, table } from './terminal.ts';

interface AuditOptions {
  limit: number;
  /** Milliseconds since 1970. */
  since?: number;
}

export const audit = (run: Run) =>
  new Command('audit')
    .description(`Lists who read, exported, erased or changed submissions, newest first.

Commands are listed with the account that ran them, and who called it by sudo;
the links in mails and the daily erasure too. Nothing of a submission's content
is in it. It is kept for retentionDays.audit of content/site.yaml.`)
    .option('--limit <NUMBER>', 'at most this many', readLimit, USUAL_LIMIT)
    .option('--since <DATE>', 'from this day on, such as 2026-11-23 (UTC)', readDay)
    .action(({ limit, since = 0 }: AuditOptions) =>
      onStore(run, 'read', async (store) => {
        const entries = await store.auditEntries(since, limit);
        const rows = entries.map(({ at, actor, action, subject }) => [
          printableTime(at),
          printableLine(actor),
          action,
          printableLine(subject),
        ]);
        const text =
          rows.length > 0
            ? table(['AT', 'ACTOR', 'ACTION', 'SUBJECT'], rows)
            : 'There are no entries.\n';
        return { text, json: entries };
      }),
    );

function readDay(text: string): number {
  const day = Date.parse(`${text}T00:00Z`);
  if (day >= 0 && new Date(day).toISOString().slice(0, 10) === text) return day;
  throw new InvalidArgumentError('Expected a date such as 2026-11-23.');
}

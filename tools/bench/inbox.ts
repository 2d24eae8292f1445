import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '#desk/content.ts';
import { entryOf } from '#desk/inbox/entry.ts';
import { visible } from '#desk/inbox/rights.ts';
import { selectionOf } from '#desk/inbox/selection.ts';
import type { Database } from '#desk/store/database.ts';
import { insert } from '#desk/store/intake.ts';
import { createPostgresDatabase } from '#desk/store/postgres/database.ts';
import { openPostgres } from '#desk/store/postgres/open.ts';
import { createSqliteDatabase } from '#desk/store/sqlite/database.ts';
import { openSqlite } from '#desk/store/sqlite/open.ts';
import { createStore } from '#desk/store/store.ts';
import type { Submission } from '#desk/store/submission.ts';
import { startPostgres } from '#desk/testing/postgres-server.ts';
import type { MessageFilter } from '#shared/inbox.ts';
import { table } from './figures.ts';

/** `npm run bench:inbox [-- --messages 100000]`: how long the inbox takes for a page of the list, on both databases. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } });
const COUNT = Number(values.messages);
const AT_ONCE = 200;
const RUNS = 25;
const MINUTE_MS = 60_000;

const ENGLISH = 'tank pipe weld pump valve steel quote drawing site crew shutdown flange isometric';
const ARABIC = 'خزان أنبوب لحام مضخة صمام فولاذ تسعير مخطط موقع طاقم إيقاف شفة صيانة';
const WORDS = [...ENGLISH.split(' '), ...ARABIC.split(' ')];

const content = readContent('build/site');
const everything = visible({ everything: true, applications: false, desks: [] });

const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
const server = await startPostgres();
const rows: string[][] = [];
for (const [name, open] of [
  ['SQLite', async () => createSqliteDatabase(openSqlite(join(folder, 'desk.db')))],
  [
    'PostgreSQL',
    async () => createPostgresDatabase(await openPostgres(await server.createDatabase())),
  ],
] as const) {
  const database = await open();
  await measure(name, database);
  await database.close();
}
await server.remove();
rmSync(folder, { recursive: true });
console.info(`\n${table(['Database', 'of the inbox', 'median, ms'], rows)}`);

async function measure(name: string, database: Database): Promise<void> {
  const store = createStore(database);
  await fill(database, store);
  const list = (filter: MessageFilter, below?: number) => async () => {
    const selection = { ...selectionOf(filter, content.timeZone), below };
    await store.messages(selection, everything, 51);
  };
  const [middle] = await store.messages({ words: [[`nr${COUNT / 2}`]] }, everything, 1);
  const id = middle?.submission.id ?? '';
  for (const [title, task] of [
    ['list', list({ state: 'open' })],
    ['list, in the middle', list({}, middle?.number)],
    ['filter: done, with a file', list({ state: 'done', file: 'yes' })],
    ['filter: one desk, one day', list({ desk: '1', from: '2026-01-20', to: '2026-01-20' })],
    ['filter: parked', list({ parked: 'yes' })],
    ['search: a word of many', list({ q: 'tank' })],
    ['search: two words in Arabic', list({ q: 'المضخات صيانه' })],
    ['search: one message', list({ q: `nr${COUNT / 2}` })],
    ['search: nothing', list({ q: 'zzzz' })],
    ['counts', () => store.messageCounts(everything)],
    ['open', () => Promise.all([store.getEach([id]), store.answers(id), store.attempts(id)])],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
    rows.push([name, title, median.toFixed(1)]);
  }
}

/** Stores and lists messages, one a minute; every fifth has a file, four of five are done. */
async function fill(database: Database, store: ReturnType<typeof createStore>): Promise<void> {
  const start = Date.UTC(2026, 0, 1);
  for (let first = 0; first < COUNT; first += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) =>
      message(first + index, start + (first + index) * MINUTE_MS),
    );
    await database.transaction(async (query) => {
      for (const each of some) await insert(query, each);
    });
    const stored = await store.getEach(some.map(({ id }) => id));
    await store.listMessages(
      stored.map((each) => entryOf(each, content)),
      start,
    );
    const done = some.filter((_, index) => index % 5 > 0).map(({ id }) => id);
    await store.changeMessages(
      { ids: done },
      everything,
      { state: 'done' },
      { at: start, actor: 'bench' },
    );
  }
}

function message(number: number, receivedAt: number): Submission {
  const text = Array.from({ length: 60 }, () => WORDS[Math.floor(Math.random() * WORDS.length)]);
  const card = content.cards[number % content.cards.length];
  const fields = {
    user_email: `sender${number % 5_000}@client.example`,
    recipient: card?.title ?? '',
  };
  const file = Buffer.alloc(2_000, number);
  return {
    ...{ id: randomUUIDv7(), receivedAt, form: 'contact', language: 'en' },
    fields: Object.entries({ ...fields, message: `nr${number} ${text.join(' ')}` }).map(
      ([name, value]) => ({ name, label: name, value }),
    ),
    attachments:
      number % 5 === 0
        ? [
            {
              ...{ field: 'resume', label: 'File', name: 'a.pdf', originalName: 'a.pdf' },
              ...{ mediaType: 'application/pdf', size: file.length, sha256: '', unscanned: false },
              content: file,
            },
          ]
        : [],
  };
}

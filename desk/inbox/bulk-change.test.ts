// Ten thousand messages changed by one request: all of them, or none.
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabaseBeside } from '../store/open-store.ts';
import { startInbox } from '../testing/inbox.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';

const MANY = 10_000;

/** Applications that are listed, a millisecond apart. */
const APPLICATIONS = [
  `WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${MANY})
   INSERT INTO submission (id, received_at, form, fields)
   SELECT 'm' || i, CAST(${Date.UTC(2026, 0, 1)} AS bigint) + i, 'career', '[]' FROM numbers`,
  `INSERT INTO delivery (submission_id, state, settled_at)
   SELECT id, 'delivered', received_at FROM submission`,
  `INSERT INTO inbox_message (number, submission_id, form, received_at, sender, files, state, changed_at)
   SELECT received_at * 1000, id, form, received_at, '', 0, 'open', received_at FROM submission`,
];

const postgres = postgresOfFile();

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  async function start() {
    const databaseUrl = kind === 'PostgreSQL' ? postgres.url : undefined;
    if (databaseUrl) await postgres.openEmpty();
    const inbox = await startInbox({ env: databaseUrl ? { DATABASE_URL: databaseUrl } : {} });
    const browser = await inbox.signedIn('ahmad', 'administrator');
    const database = await openDatabaseBeside({ dataDir: inbox.dataDir, databaseUrl }, 'write');
    onTestFinished(() => database.close());
    await database.transaction(async (query) => {
      for (const sql of APPLICATIONS) await query(sql);
    });
    const all = { filter: { state: 'open' }, upTo: Number.MAX_SAFE_INTEGER };
    return {
      database,
      change: (change: object) => browser.call('POST', 'messages/change', { all, ...change }),
      /** How many are open, are at this stage, have that status, and were changed by the audit log. */
      async count() {
        const [row = {}] = await database.query(
          `SELECT (SELECT count(*) FROM inbox_message WHERE state = 'open') AS open,
             (SELECT count(*) FROM inbox_message WHERE stage = 'invited') AS stage,
             (SELECT count(*) FROM submission WHERE outcome = 'invited') AS status,
             (SELECT count(*) FROM audit WHERE action = 'change') AS entries`,
        );
        return Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, Number(value)]),
        );
      },
    };
  }

  it('changes none when one of them cannot be changed, or that cannot be recorded; else all', async () => {
    const { change, count, database } = await start();
    const openAll = { open: MANY, stage: 0, status: 0, entries: 1 };
    expect((await change({ state: 'open' })).json).toEqual({ changed: MANY });
    for (const [index, changed] of [
      ['submission (outcome)', { stage: 'invited', state: 'done' }],
      [`audit (action) WHERE action = 'change'`, { state: 'done' }],
    ] as const) {
      await database.query(`CREATE UNIQUE INDEX one_alone ON ${index}`);
      expect(await change(changed)).toMatchObject({ status: 503, json: { refused: 'failed' } });
      expect(await count()).toEqual(openAll);
      await database.query('DROP INDEX one_alone');
    }
    expect((await change({ stage: 'invited' })).json).toEqual({ changed: MANY });
    expect(await count()).toEqual({ open: MANY, stage: MANY, status: MANY, entries: 2 });
    expect((await change({ state: 'done' })).json).toEqual({ changed: MANY });
    expect(await count()).toEqual({ open: 0, stage: MANY, status: MANY, entries: 3 });
  });
});

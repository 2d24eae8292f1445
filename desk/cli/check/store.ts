import type { Config } from '../../config.ts';
import { LATE_AFTER_MS, lateness } from '../../mail/lateness.ts';
import { ALMOST_FULL_BYTES, freeBytes } from '../../store/free-space.ts';
import { openDatabaseBeside } from '../../store/open-store.ts';
import { createStore } from '../../store/store.ts';
import type { SubmissionStore } from '../../store/submission-store.ts';
import type { OtherClock } from './clock.ts';
import { type Finding, findingsAbout } from './finding.ts';

/**
 * Checks the store beside a desk that may be running: its database, its messages and its disk.
 * @returns what it showed, and the clock of a database server
 */
export async function checkStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  now: number,
): Promise<{ findings: Finding[]; clock?: OtherClock }> {
  const { ok, error } = findingsAbout('store');
  const disk = config.databaseUrl ? diskOfServer() : await checkDisk(config.dataDir);
  try {
    const database = await openDatabaseBeside(config, 'read');
    try {
      const faults = await database.faults();
      if (faults.length > 0) {
        const remedy = 'See "Backup and restore" in docs/operating.md';
        return { findings: [...faults.map((fault) => error(fault, remedy)), disk] };
      }
      const messages = await checkMessages(createStore(database), now);
      const findings = [ok('The database is sound'), ...messages, disk];
      if (database.exclusive) return { findings };
      const time = await database.leaseClock(database.query);
      return { findings, clock: { owner: 'the database', time } };
    } finally {
      await database.close();
    }
  } catch (failure) {
    const remedy = 'Start the desk once, correct DATA_DIR or DATABASE_URL, or restore a backup';
    return { findings: [error(`Cannot be used: ${(failure as Error).message}`, remedy), disk] };
  }
}

async function checkMessages(store: SubmissionStore, now: number): Promise<Finding[]> {
  const { ok, error } = findingsAbout('messages');
  const findings: Finding[] = [];
  const parked = await store.count({ state: 'parked' });
  if (parked > 0) {
    const remedy = 'See "desk list --state parked"';
    findings.push(error(`${parked} parked: refused by the office's server`, remedy));
  }
  const damaged = await store.count({ state: 'damaged' });
  if (damaged > 0) {
    findings.push(error(`${damaged} damaged: cannot be read`, 'See "desk list --state damaged"'));
  }
  const late = await lateness(store, now);
  if (late >= LATE_AFTER_MS) {
    const finding = `The oldest has been waiting for ${Math.round(late / 60_000)} minutes`;
    findings.push(error(finding, 'See whether the desk runs, and its log'));
  }
  return findings.length > 0 ? findings : [ok('None is parked, damaged or late')];
}

async function checkDisk(directory: string): Promise<Finding> {
  const { ok, error } = findingsAbout('disk');
  try {
    const free = await freeBytes(directory);
    const finding = `${(free / 1e9).toFixed(1)} GB are free for ${directory}`;
    if (free >= ALMOST_FULL_BYTES) return ok(finding);
    return error(finding, 'Make room: a full disk refuses forms');
  } catch (failure) {
    return error((failure as Error).message, 'Create or mount it, or correct DATA_DIR');
  }
}

function diskOfServer(): Finding {
  return findingsAbout('disk').note(
    'Not known: the database server does not tell its free space',
    'Watch it there',
  );
}

import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { BucketFailed, openBucket } from '../../store/bucket.ts';
import { openDatabaseBeside } from '../../store/open-store.ts';
import { createUploadParts } from '../../store/upload-parts.ts';
import { type Finding, findingsAbout } from './finding.ts';

const KEYS = 'Correct UPLOADS_BUCKET_KEY_ID and UPLOADS_BUCKET_SECRET';

/** What to do about a failure, by the code of S3. */
const REMEDIES: Record<string, string> = {
  '': 'Correct UPLOADS_BUCKET, or see whether its server runs',
  AccessDenied: 'Let this key write, read, list and delete objects',
  AuthorizationHeaderMalformed: 'Correct UPLOADS_BUCKET_REGION',
  InvalidAccessKeyId: KEYS,
  NoSuchBucket: 'Create it, or correct UPLOADS_BUCKET',
  RequestTimeTooSkewed: 'Set the clock of this machine',
  SignatureDoesNotMatch: KEYS,
};

/** Writes, reads, lists and deletes an object of the bucket for large files, and looks for files that are not in it. */
export async function checkBucket(config: Config): Promise<Finding[]> {
  const { ok, error, warning } = findingsAbout('bucket');
  if (!config.bucket) return [];
  const bucket = openBucket(config.bucket);
  const [folder, name] = ['desk-check/', randomUUID()];
  try {
    await bucket.put(`${folder}${name}/a`, Buffer.from(name));
    const content = Buffer.concat(await bucket.get(`${folder}${name}/a`)).toString();
    const isListed = (await bucket.foldersIn(folder)).includes(name);
    await bucket.removeAll(folder + name);
    if (content !== name || !isListed) {
      return [error('An object was not as it was written', 'Use an S3-compatible server')];
    }
    const lost = await lostIn(config);
    return [
      lost === 0
        ? ok('Objects can be written, read, listed and deleted')
        : error(`${lost} files of messages are not in it`, 'Restore a backup that has them'),
      ...((await bucket.keepsVersions())
        ? [warning('It keeps versions, so erased files stay', 'Turn versioning off')]
        : []),
    ];
  } catch (failure) {
    if (!(failure instanceof BucketFailed)) throw failure;
    return [error(failure.message, REMEDIES[failure.code] ?? 'Ask its provider')];
  }
}

/** How many contents of messages' uploads have no parts. Whether the database can be used, checkStore says. */
async function lostIn(config: Config): Promise<number> {
  const database = await openDatabaseBeside(config, 'read').catch(() => undefined);
  try {
    return database ? await createUploadParts(database.query).lost() : 0;
  } finally {
    await database?.close();
  }
}

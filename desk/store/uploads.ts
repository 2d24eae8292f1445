import type { Database, Query, Row, Value } from './database.ts';
import { insertRow, readFacts } from './rows.ts';
import type { UploadedFile } from './submission.ts';
import type { Examined, NewUpload, Upload, UploadQuota, UploadRefusal } from './upload-store.ts';

/** The rows of uploads on either database; their content is in files of their own (upload-files.ts). */
export function createUploads({ query, transaction, exclusive }: Database) {
  return {
    /** Inserts an upload, unless it would exceed a limit; one that its sender has added before stays as it is. */
    addUpload: (
      { id, enquiry, sender, originalName, size, addedAt }: NewUpload,
      quota: UploadQuota,
    ) =>
      transaction(async (query): Promise<UploadRefusal | 'added'> => {
        // One after the other, so that several at once do not exceed a limit together.
        if (!exclusive) await query('LOCK TABLE upload IN SHARE ROW EXCLUSIVE MODE');
        const [row] = await query('SELECT enquiry, size FROM upload WHERE id = ?', id);
        if (row) return row.enquiry === enquiry && Number(row.size) === size ? 'added' : 'taken';
        const refusal = await exceeded(query, { enquiry, sender, size }, quota);
        if (refusal) return refusal;
        await insertRow(query, 'upload', {
          id,
          enquiry,
          sender,
          original_name: originalName,
          size,
          added_at: addedAt,
          active_at: addedAt,
        });
        return 'added';
      }),

    async upload(id: string) {
      const [row] = await query('SELECT * FROM upload WHERE id = ?', id);
      return row && readUpload(row);
    },

    /** Records that something of it has arrived. */
    async uploadActive(id: string, at: number) {
      await query(`UPDATE upload SET active_at = ? WHERE id = ? AND ${OPEN}`, at, id);
    },

    async uploadExamined(id: string, { name, mediaType, sha256, unscanned }: Examined) {
      await query(
        `UPDATE upload SET name = ?, media_type = ?, sha256 = ?, unscanned = ? WHERE id = ? AND ${OPEN}`,
        name,
        mediaType,
        sha256,
        Number(unscanned),
        id,
      );
    },

    /** Deletes an upload that no submission has; false when there is none. */
    async removeUpload(id: string) {
      const rows = await query(`DELETE FROM upload WHERE id = ? AND ${OPEN} RETURNING id`, id);
      return rows.length > 0;
    },

    /** Deletes uploads that no submission has, and of which nothing has arrived since this time. */
    async forgetUploads(before: number) {
      await query(`DELETE FROM upload WHERE active_at < ? AND ${OPEN}`, before);
    },

    /** The ids of all uploads. */
    async uploadIds() {
      return new Set((await query('SELECT id FROM upload')).map(({ id }) => String(id)));
    },

    /** Number and bytes of the uploads that submissions have (`kept`), and of the others. */
    async uploadTotals() {
      const [kept, open] = await Promise.all([
        sumOf(query, 'submission_id IS NOT NULL'),
        sumOf(query, OPEN),
      ]);
      return { kept, open };
    },
  };
}

/** No submission has it yet. */
const OPEN = 'submission_id IS NULL';

async function exceeded(
  query: Query,
  { enquiry, sender, size }: { enquiry: string; sender: string; size: number },
  quota: UploadQuota,
): Promise<UploadRefusal | undefined> {
  const isOver = async (limit: { files: number; bytes: number }, where: string, value: string) => {
    const { files, bytes } = await sumOf(query, where, value);
    return files + 1 > limit.files || bytes + size > limit.bytes;
  };
  if (await isOver(quota.enquiry, 'enquiry = ?', enquiry)) return 'enquiry';
  if (await isOver(quota.sender, 'sender = ?', sender)) return 'sender';
  if ((await sumOf(query, 'true')).bytes + size > quota.total) return 'total';
  return undefined;
}

async function sumOf(query: Query, where: string, ...values: Value[]) {
  const [row] = await query(
    `SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes FROM upload WHERE ${where}`,
    ...values,
  );
  return { files: Number(row?.files), bytes: Number(row?.bytes) };
}

function readUpload(row: Row): Upload {
  const { name, mediaType, sha256, unscanned } = readFacts(row);
  return {
    id: String(row.id),
    originalName: String(row.original_name),
    size: Number(row.size),
    isOpen: row.submission_id === null,
    examined: row.sha256 === null ? undefined : { name, mediaType, sha256, unscanned },
  };
}

/** Thrown to roll a submission back that names an upload which is gone, or another submission's. */
export class UploadGone extends Error {
  readonly id: string;
  constructor(id: string) {
    super('An upload is gone');
    this.id = id;
  }
}

/**
 * Gives an upload to a submission. Its enquiry and sender are forgotten.
 * @throws UploadGone
 */
export async function claimUpload(
  query: Query,
  { upload, field, label }: UploadedFile,
  submissionId: string,
  position: number,
): Promise<void> {
  const rows = await query(
    `UPDATE upload SET submission_id = ?, position = ?, field = ?, label = ?, enquiry = '', sender = ''
     WHERE id = ? AND sha256 IS NOT NULL AND ${OPEN} RETURNING id`,
    submissionId,
    position,
    field,
    label,
    upload,
  );
  if (rows.length === 0) throw new UploadGone(upload);
}

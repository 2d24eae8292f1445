import type { Query, Row } from './database.ts';
import { named } from './rows.ts';

/** A part of a content: an object with these bytes from `start` on. */
export interface UploadPart {
  start: number;
  size: number;
  object: string;
}

/** The rows of contents in a bucket, on PostgreSQL. */
export type UploadParts = ReturnType<typeof createUploadParts>;

/** The rows of contents in a bucket. */
export function createUploadParts(query: Query) {
  return {
    /** The folder of this database, so that databases which share a bucket do not erase each other's objects. */
    async folder() {
      const [row] = await query('SELECT name FROM bucket_folder');
      return String(row?.name);
    },

    /** The parts of a content in their order. */
    async parts(id: string) {
      const rows = await query('SELECT * FROM upload_part WHERE upload_id = ? ORDER BY start', id);
      return rows.map(readPart);
    },

    /** The last part of a content. */
    async last(id: string) {
      const last = 'SELECT * FROM upload_part WHERE upload_id = ? ORDER BY start DESC LIMIT 1';
      const [row] = await query(last, id);
      return row && readPart(row);
    },

    /** Bytes of all its parts. */
    async size(id: string) {
      const sum = 'SELECT coalesce(sum(size), 0) AS bytes FROM upload_part WHERE upload_id = ?';
      const [row] = await query(sum, id);
      return Number(row?.bytes);
    },

    /** How many uploads of submissions have no part: their contents were never in the bucket. */
    async lost() {
      const [row] = await query(
        `SELECT count(*) AS count FROM upload
         WHERE submission_id IS NOT NULL AND id NOT IN (SELECT upload_id FROM upload_part)`,
      );
      return Number(row?.count);
    },

    /** Adds a part at the end; false when there is one, of another request, or the upload is gone. */
    async add(id: string, { start, size, object }: UploadPart) {
      const added = await query(
        `INSERT INTO upload_part (upload_id, start, size, object)
         SELECT id, CAST(? AS bigint), CAST(? AS bigint), ? FROM upload WHERE id = ?
         ON CONFLICT DO NOTHING RETURNING start`,
        ...[start, size, object, id],
      );
      return added.length > 0;
    },

    /** Puts a longer part in the place of the last one; false when that is another by now. */
    async replace(id: string, last: UploadPart, { size, object }: UploadPart) {
      const replaced = await query(
        `UPDATE upload_part SET size = ?, object = ?
         WHERE upload_id = ? AND start = ? AND object = ? RETURNING start`,
        ...[size, object, id, last.start, last.object],
      );
      return replaced.length > 0;
    },
  };
}

function readPart(row: Row): UploadPart {
  const { start, size, object } = named<UploadPart>(row);
  return { start: Number(start), size: Number(size), object };
}

import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from '#shared/uploads.ts';
import type { UploadSettings } from '../../config.ts';
import type { UploadQuota } from '../../store/upload-store.ts';

/** A sender's network may have this many full enquiries open at once. */
const ENQUIRIES_PER_SENDER = 2;

/** The limits of uploads. */
export function quotaOf({ totalBytes }: UploadSettings): UploadQuota {
  return {
    enquiry: { files: MAX_UPLOADS, bytes: MAX_UPLOAD_BYTES },
    sender: {
      files: ENQUIRIES_PER_SENDER * MAX_UPLOADS,
      bytes: ENQUIRIES_PER_SENDER * MAX_UPLOAD_BYTES,
    },
    total: totalBytes,
  };
}

import { UPLOAD_EXPIRES_MS } from '#shared/uploads.ts';
import { type Background, type Repetition, repeat } from '../../clock.ts';
import type { SubmissionStore } from '../../store/submission-store.ts';
import type { UploadFiles } from '../../store/upload-files.ts';

/** How often uploads that no form has named are looked for. */
const EVERY_MS = 60 * 60_000;

interface SweepOptions extends Background {
  store: SubmissionStore;
  files: UploadFiles;
}

/** Erases uploads that no form has named within a day after something of them arrived, until stopped. */
export function sweepUploads({ store, files, clock, log }: SweepOptions): Repetition {
  const sweep = async () => {
    await store.forgetUploads(clock.now() - UPLOAD_EXPIRES_MS);
    await files.removeOthers(store.uploadIds);
  };
  return repeat({ clock, log }, EVERY_MS, sweep, 'could not erase uploads');
}

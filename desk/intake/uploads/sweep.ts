import { UPLOAD_EXPIRES_MS } from '#shared/uploads.ts';
import { type Repetition, repeat } from '../../clock.ts';
import type { StoreTask } from '../../store/submission-store.ts';
import type { UploadFiles } from '../../store/upload-files.ts';

/** How often uploads that no form has named are looked for. */
const EVERY_MS = 60 * 60_000;

/** Erases uploads that no form has named within a day after something of them arrived, until stopped. */
export function sweepUploads({ store, clock, log }: StoreTask, files: UploadFiles): Repetition {
  const sweep = async () => {
    await store.forgetUploads(clock.now() - UPLOAD_EXPIRES_MS);
    await files.removeOthers(store.uploadIds);
  };
  return repeat({ clock, log }, EVERY_MS, sweep, 'could not erase uploads');
}

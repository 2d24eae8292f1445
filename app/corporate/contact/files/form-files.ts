import { uploadsText } from '#shared/uploads.ts';
import { addFile } from './add-file.ts';
import { sentName } from './check-file.ts';
import { Enquiry } from './enquiry.ts';
import { FileEntries, isOnTheWay, isStuck } from './file-entries.ts';
import { withName } from './file-words.ts';
import { texts } from './texts.ts';
import { isReadable } from './transfer.ts';
import { UploadQueue } from './upload-queue.ts';
import { arrivedOf } from './upload-requests.ts';

/** The files of a form, from the first choice until it is sent. */
export class FormFiles {
  readonly queue: UploadQueue;
  readonly entries = new FileEntries();
  #adding: Promise<void>;
  /** Those of which the visitor has been told that they cannot arrive. */
  #told: readonly number[] = [];

  constructor(enquiry: Enquiry) {
    this.queue = new UploadQueue(this.entries, enquiry);
    this.#adding = this.queue.restore();
  }

  /** Opens the list, with the files that were kept. */
  static async open(): Promise<FormFiles> {
    return new FormFiles(await Enquiry.claim());
  }

  add(files: readonly File[]): Promise<void> {
    this.#adding = this.#adding.then(async () => {
      if (files.length > 0) this.entries.show({ notice: undefined });
      for (const file of files) {
        await addFile(file, this.entries);
        this.queue.goOn();
      }
    });
    return this.#adding;
  }

  /**
   * Waits for the files; resolves to why the form is not sent. The first time it is not sent without a file that
   * cannot arrive.
   */
  async ready(onWaiting: (text: string) => void): Promise<string | undefined> {
    await this.#adding;
    const reason = this.#reasonToAsk();
    if (reason !== undefined) return reason;
    for (const { key, state } of this.entries.files) if (state === 'paused') this.queue.resume(key);
    do {
      if (this.#isUnderWay()) onWaiting(texts.onArrival);
      await this.#allSettled();
      await this.#lookAgain();
    } while (this.#isUnderWay());
    return this.#reasonToAsk();
  }

  /** Adds to a form which files belong to it; those themselves where the desk takes no uploads. */
  addTo(form: FormData): void {
    const { files, isPlain } = this.entries.state();
    if (isPlain) {
      for (const { file, problem } of files) if (file && !problem) form.append('files', file);
      return;
    }
    // Of one that cannot arrive the line, if it was ever created.
    const named = files.flatMap(({ id, name }) => (id ? [{ id, name: sentName(name) }] : []));
    if (named.length > 0) form.append('uploads', uploadsText(named));
  }

  #reasonToAsk(): string | undefined {
    const stuck = this.entries.files.filter(isStuck);
    if (stuck.every(({ key }) => this.#told.includes(key))) return undefined;
    this.#told = stuck.map(({ key }) => key);
    const notice = stuck.map(({ name }) => withName(texts.errors.incomplete, name)).join(' ');
    this.entries.show({ notice });
    return `${notice} ${texts.without}`;
  }

  #isUnderWay(): boolean {
    return this.entries.files.some(isOnTheWay);
  }

  async #allSettled(): Promise<void> {
    if (!this.#isUnderWay()) return;
    await new Promise<void>((resolve) => {
      const end = this.entries.subscribe(() => {
        if (this.#isUnderWay()) return;
        end();
        resolve();
      });
    });
  }

  /** Looks whether what has arrived is still there; sends again what is not. */
  async #lookAgain(): Promise<void> {
    const { entries } = this;
    const { isPlain, files } = entries.state();
    await Promise.all(
      files.map(async ({ key, state, id, file }) => {
        if (state !== 'arrived') return;
        if (isPlain) {
          if (file && !(await isReadable(file))) entries.refuse(key, 'gone');
        } else if (id && (await arrivedOf(id)).isGone) {
          entries.change(key, { id: undefined, sent: 0 });
          if (file) entries.change(key, { state: 'waiting' });
          else entries.refuse(key, 'incomplete');
        }
      }),
    );
    this.queue.goOn();
  }
}

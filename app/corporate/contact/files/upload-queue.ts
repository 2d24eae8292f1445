import { sentName } from './check-file.ts';
import type { Enquiry } from './enquiry.ts';
import type { FileEntries } from './file-entries.ts';
import { tooLarge } from './limits.ts';
import { transfer } from './transfer.ts';
import { arrivedOf, removeUpload } from './upload-requests.ts';

/** Files that are sent at a time. */
const AT_A_TIME = 2;

/** After this time, a page that was about to be left is still there. */
const STAYS_MS = 1000;

/** Sends the files of a list, and keeps what it needs to go on after a reload. */
export class UploadQueue {
  readonly entries: FileEntries;
  readonly #enquiry: Enquiry;
  readonly #stops = new Map<number, () => void>();

  constructor(entries: FileEntries, enquiry: Enquiry) {
    this.entries = entries;
    this.#enquiry = enquiry;
    // Firefox keeps no page for Back that still holds a lock when it is hidden. A link may open a program instead.
    addEventListener('beforeunload', () => {
      enquiry.release();
      setTimeout(() => void this.#comeBack(), STAYS_MS);
    });
    addEventListener('pagehide', () => this.#leave());
    addEventListener('pageshow', ({ persisted }) => persisted && void this.#comeBack());
  }

  /** Lists the files that were kept, with what has arrived of them. */
  async restore(): Promise<void> {
    const { entries } = this;
    const { kept } = this.#enquiry;
    for (const file of kept)
      entries.put({ ...file, key: entries.newKey(), state: 'again', sent: 0 });
    await Promise.all(
      entries.files.map(async ({ key, id, size }) => {
        const { bytes = 0, isGone } = id ? await arrivedOf(id) : { isGone: true };
        const state = bytes === size ? 'arrived' : 'again';
        entries.change(key, { sent: bytes, state, ...(isGone && { id: undefined }) });
      }),
    );
  }

  remove(key: number): void {
    const { id } = this.entries.find(key) ?? {};
    this.#stop(key);
    if (id) removeUpload(id);
    this.entries.delete(key);
    this.goOn();
  }

  pause(key: number): void {
    this.#stop(key);
    this.entries.change(key, { state: 'paused' });
    this.goOn();
  }

  resume(key: number): void {
    this.entries.change(key, { state: 'waiting' });
    this.goOn();
  }

  move(key: number, by: 1 | -1): void {
    this.entries.move(key, by);
    this.keep();
  }

  /** Starts the next files; called after every change of the list. */
  goOn(): void {
    this.keep();
    if (this.entries.state().isPlain) return;
    for (const { key, state } of this.entries.files) {
      if (this.#stops.size >= AT_A_TIME) return;
      if (state === 'waiting') this.#send(key);
    }
  }

  keep(): void {
    const { files, isPlain } = this.entries.state();
    this.#enquiry.keep(isPlain ? [] : files.filter(({ state }) => state !== 'refused'));
  }

  /** Forgets all, once the form is sent. */
  async forget(): Promise<void> {
    this.entries.show({ files: [], notice: undefined });
    await this.#enquiry.forget();
  }

  #send(key: number): void {
    const { entries } = this;
    const { file, id, name = '' } = entries.find(key) ?? {};
    if (!file) return;
    entries.change(key, { state: 'sending' });
    const sent = { id, name: sentName(name), enquiry: this.#enquiry.secret };
    const stop = transfer(file, sent, {
      onId: (id) => {
        entries.change(key, { id });
        this.keep();
      },
      onSent: (sent) =>
        // Progress may be told after the browser has said that there is no network.
        entries.change(key, { sent, state: navigator.onLine ? 'sending' : 'offline' }),
      onEnd: (end) => {
        if (end === 'offline' || end === 'away') return entries.change(key, { state: end });
        this.#stops.delete(key);
        if (end === 'unsupported') return this.#goPlain();
        if (end === 'arrived') entries.change(key, { state: 'arrived', sent: file.size });
        else entries.refuse(key, end.problem);
        this.goOn();
      },
    });
    this.#stops.set(key, stop);
  }

  #stop(key: number): void {
    this.#stops.get(key)?.();
    this.#stops.delete(key);
  }

  #stopAll(): void {
    for (const key of [...this.#stops.keys()]) {
      this.#stop(key);
      this.entries.change(key, { state: 'waiting' });
    }
  }

  /** The desk takes no uploads: all files go in the form. */
  #goPlain(): void {
    const { entries } = this;
    this.#stopAll();
    entries.show({ isPlain: true, files: entries.files.filter(({ file }) => file) });
    for (const { key, state, size } of entries.files) {
      if (state === 'refused') continue;
      entries.change(key, { id: undefined, sent: 0, state: 'arrived' });
      const problem = tooLarge(size, entries.state(), key);
      if (problem) entries.refuse(key, problem);
    }
    this.keep();
  }

  #leave(): void {
    this.#stopAll();
    this.#enquiry.release();
  }

  async #comeBack(): Promise<void> {
    const { entries } = this;
    if (!(await this.#enquiry.takeBack())) {
      // Another tab has adopted it, with what has arrived.
      entries.show({ files: entries.files.filter(({ file }) => file) });
      for (const { key, state } of entries.files) {
        if (state !== 'refused') entries.change(key, { id: undefined, sent: 0, state: 'waiting' });
      }
    }
    this.goOn();
  }
}

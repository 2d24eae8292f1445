import { type KeptFile, keepFiles, keptEnquiries } from './kept-files.ts';
import { newSecret } from './secret.ts';

/** Name of the tab's enquiry in sessionStorage, and of the lock that its tab holds. */
const NAME = 'enquiry';

/** How long a page that is reloaded has to give up the lock. */
const RELOAD_MS = 1000;

/** The uploads of this tab's form, which only their secret joins. */
export class Enquiry {
  secret = newSecret();
  /** What was kept of it before this document. */
  kept: KeptFile[] = [];
  #release: (() => void) | undefined;
  #takingBack: Promise<boolean> | undefined;

  /**
   * The enquiry of this tab; in a new tab one that no open tab has, else a new one. A duplicate of a tab has the
   * other's in its sessionStorage, but not the lock.
   */
  static async claim(): Promise<Enquiry> {
    const enquiry = new Enquiry();
    const own = storedSecret();
    const others = keptEnquiries();
    const found =
      (await enquiry.#isFree(
        others.find(({ secret }) => secret === own),
        RELOAD_MS,
      )) ?? (await enquiry.#firstFree(others));
    if (found) {
      enquiry.secret = found.secret;
      enquiry.kept = found.files;
    } else await enquiry.#hold(enquiry.secret, 0);
    storeSecret(enquiry.secret);
    return enquiry;
  }

  /** Lets another tab have it: a page that holds a lock is not kept for Back. */
  release(): void {
    this.#release?.();
    this.#release = undefined;
  }

  /** Takes it back; false if another tab has it now, and this is a new one. */
  takeBack(): Promise<boolean> {
    this.#takingBack ??= this.#takeBack().finally(() => {
      this.#takingBack = undefined;
    });
    return this.#takingBack;
  }

  keep(files: readonly KeptFile[]): void {
    keepFiles(this.secret, files);
  }

  /** Forgets it once its form is sent: the next files are those of another. */
  async forget(): Promise<void> {
    keepFiles(this.secret, []);
    this.release();
    await this.#renew();
  }

  async #takeBack(): Promise<boolean> {
    if (this.#release || (await this.#hold(this.secret, RELOAD_MS))) return true;
    await this.#renew();
    return false;
  }

  async #renew(): Promise<void> {
    this.secret = newSecret();
    storeSecret(this.secret);
    await this.#hold(this.secret, 0);
  }

  async #firstFree(enquiries: readonly Found[]): Promise<Found | undefined> {
    // Without locks nobody knows what other tabs have.
    if (!('locks' in navigator)) return undefined;
    for (const each of enquiries) if (await this.#isFree(each, 0)) return each;
    return undefined;
  }

  async #isFree(enquiry: Found | undefined, patience: number): Promise<Found | undefined> {
    return enquiry && (await this.#hold(enquiry.secret, patience)) ? enquiry : undefined;
  }

  /** Holds the lock until it is released; false if another tab has it all this time. */
  async #hold(secret: string, patience: number): Promise<boolean> {
    // Only on HTTPS, and on this computer.
    if (!('locks' in navigator)) return true;
    const options = patience ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    return new Promise((resolve) => {
      const request = navigator.locks.request(`${NAME}:${secret}`, options, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => (this.#release = release));
      });
      request.catch(() => resolve(false));
    });
  }
}

type Found = ReturnType<typeof keptEnquiries>[number];

function storedSecret(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function storeSecret(secret: string): void {
  try {
    sessionStorage.setItem(NAME, secret);
  } catch {
    // The visitor blocks site data: it lasts as long as the document.
  }
}

/** What one body may take whatever others take: any message without a file. */
export const FREE_BYTES = 64 * 1024;

/** What all bodies together may take beyond that: about ten résumés of the largest kind at once. */
const SHARED_BYTES = 64 * 1024 * 1024;

/** One request's part of the memory for bodies. */
export interface BodyShare {
  /** Takes or gives back until the part is of this size; whether there is room for it. */
  resize(bytes: number): boolean;
  /** Gives everything back. */
  close(): void;
}

/** Memory for the bodies that are being read and stored, so that many uploads cannot exhaust it. */
export function createBodyRoom(): { open(): BodyShare } {
  let taken = 0;
  return {
    open() {
      let mine = 0;
      return {
        resize(bytes) {
          const wanted = Math.max(bytes - FREE_BYTES, 0);
          if (wanted > mine && taken - mine + wanted > SHARED_BYTES) return false;
          taken += wanted - mine;
          mine = wanted;
          return true;
        },
        close() {
          taken -= mine;
          mine = 0;
        },
      };
    },
  };
}

/** Always available to each body: enough for any message without a file. */
export const FREE_BYTES = 64 * 1024;

/** Shared by all bodies beyond that: about ten résumés of the largest size at once. */
const SHARED_BYTES = 64 * 1024 * 1024;

/** One request's share of the memory for bodies. */
export interface BodyShare {
  /** Grows or shrinks the share to this size; false when there is no room for it. */
  resize(bytes: number): boolean;
  /** Releases the share. */
  close(): void;
}

/** Bounds the memory for request bodies, so that many uploads cannot exhaust it. */
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

/** Always available to each body: enough for any message without a file. */
export const FREE_BYTES = 64 * 1024;

/** Shared by all bodies beyond that: about ten résumés of the largest size at once. */
const SHARED_BYTES = 64 * 1024 * 1024;

/** Of these at most, so that a few senders cannot take it all. */
const BYTES_PER_SENDER = SHARED_BYTES / 4;

/** One request's share of the memory for bodies. */
export type BodyShare = ReturnType<ReturnType<typeof createBodyRoom>['open']>;

/** Bounds the memory for request bodies, so that many uploads cannot exhaust it. */
export function createBodyRoom() {
  let taken = 0;
  const bySender = new Map<string, number>();
  return {
    /** @param sender key of the sender's widest network */
    open(sender: string) {
      let mine = 0;
      const take = (bytes: number) => {
        taken += bytes;
        const theirs = (bySender.get(sender) ?? 0) + bytes;
        if (theirs > 0) bySender.set(sender, theirs);
        else bySender.delete(sender);
        mine += bytes;
      };
      return {
        /** Grows or shrinks the share to this size; false when there is no room for it. */
        resize(bytes: number) {
          const more = Math.max(bytes - FREE_BYTES, 0) - mine;
          const theirs = bySender.get(sender) ?? 0;
          const isFull = taken + more > SHARED_BYTES || theirs + more > BYTES_PER_SENDER;
          if (more > 0 && isFull) return false;
          take(more);
          return true;
        },
        close: () => take(-mine),
      };
    },
  };
}

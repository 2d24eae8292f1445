/**
 * The fields of a request body by name. A `Map`, so that no name can reach a prototype;
 * of several values for one name the last counts. What is not text stays what it is, for the
 * schema to refuse.
 */
export type WireFields = Map<string, unknown>;

/** A request with more fields than any form of ours could have. */
export const MAX_FIELDS = 100;

/** Spec 9: a post's description is split at 162 and cut at 600 characters. */
export const SPLIT = [162, 600] as const;

/** Fields by which an entry of a list is matched with its translation; others are matched by position. */
export const KEYS = ['id', 'record', 'category'];

/** The field that discriminates the kinds of an object. A translation may repeat it. */
export const KIND = 'kind';

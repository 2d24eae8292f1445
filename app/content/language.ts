/** The language this build speaks: names the folder under `content/` and the document's `lang`. */
export const LANGUAGE = 'en';

/** Writing direction of {@link LANGUAGE}. */
export const DIRECTION = 'ltr';

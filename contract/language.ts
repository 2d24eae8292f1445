/** The language this build speaks: names the folder under `content/`, and the `lang` of pages and mails. */
export const LANGUAGE = 'en';

/** Writing direction of {@link LANGUAGE}. */
export const DIRECTION = 'ltr';

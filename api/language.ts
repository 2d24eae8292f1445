/** Language of this build: the folder under `content/`, and the `lang` of pages and mails. */
export const LANGUAGE = 'en';

/** Locale of dates and times: British for English, with the day before the month. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;

/** Writing direction of {@link LANGUAGE}. */
export const DIRECTION = 'ltr';

/** A language of the settings in tests, which is named as its code. */
export const sampleLanguage = (code: string) => ({
  code,
  name: code,
  direction: 'ltr',
  locale: code,
  offer: code,
  close: code,
});

import { LANGUAGE, LOCALE } from '#shared/language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats `2026-11-21` as 21 November 2026. */
export function longDate(date: string, locale = LOCALE): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (!known) formats.set(locale, format);
  return format.format(new Date(`${date}T00:00Z`));
}

/**
 * A date as documents give it: in Arabic with the Hijri date beside it, `9 مارس 2025 (9 رمضان 1446هـ)`.
 *
 * @param plain the date in every other language
 */
export function officialDate(date: string, plain = longDate(date)): string {
  return LANGUAGE === 'ar' ? `${longDate(date)} (${hijriDate(date)})` : plain;
}

let hijri: Intl.DateTimeFormat | undefined;

/** Formats `2025-03-09` as 9 رمضان 1446هـ, with no-break spaces, in the Umm al-Qura calendar. */
export function hijriDate(date: string): string {
  hijri ??= new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = hijri.formatToParts(new Date(`${date}T00:00Z`));
  const [day, month, year] = (['day', 'month', 'year'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  return `${day} ${month} ${year}هـ`.replaceAll(' ', '\u00a0');
}

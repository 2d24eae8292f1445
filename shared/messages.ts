/**
 * Validation messages. A schema's issue has the key as its message; the page and the desk look up the
 * text in the dictionary of the visitor's language (`form.errors` in content/interface.yaml), in which
 * `{field}` is the field's label and `{max}` its maximum length.
 */
export const INTERFACE_MESSAGES = [
  'required',
  'emailInvalid',
  'tooLong',
  'notText',
  'urlInvalid',
  'fileType',
  'fileEmpty',
  'fileNameLong',
  'fileTooLarge',
  'fileContent',
  'fileTextFormat',
  'filePassword',
  'fileInfected',
  'fileGone',
  'allBlank',
] as const;

/** All messages: that of a drawing's type is in content/uploads.yaml. */
export const MESSAGE_KEYS = [...INTERFACE_MESSAGES, 'drawingType'] as const;

export type MessageKey = (typeof MESSAGE_KEYS)[number];

/** Whether the message of an issue is one of {@link MESSAGE_KEYS}. */
export function isMessageKey(message: string): message is MessageKey {
  return (MESSAGE_KEYS as readonly string[]).includes(message);
}

/** Fills in the `{time}` to wait: the seconds in a unit that suits their number, rounded up. */
export function waitText(text: string, seconds: number, locale: string): string {
  const [unit, length] =
    seconds <= 90 ? ['second', 1] : seconds <= 5400 ? ['minute', 60] : ['hour', 3600];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return text.replace('{time}', format.format(Math.ceil(seconds / length)));
}

/** Fills in the field name and the maximum of a message; `locale` is that of its text. */
export function messageText(text: string, field: string, max: unknown, locale: string): string {
  const values: Record<string, string> = {
    field,
    max: new Intl.NumberFormat(locale).format(Number(max)),
  };
  return text.replace(/\{(field|max)\}/g, (_, name: string) => values[name] ?? '');
}

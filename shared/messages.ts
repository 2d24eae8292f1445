/**
 * Validation messages. A schema's issue has the key as its message; the page and the desk look up the
 * text in the dictionary of the visitor's language (`form.errors` in content/interface.yaml), in which
 * `{field}` is the field's label and `{max}` its maximum length.
 */
export const MESSAGE_KEYS = [
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

export type MessageKey = (typeof MESSAGE_KEYS)[number];

/** Whether the message of an issue is one of {@link MESSAGE_KEYS}. */
export function isMessageKey(message: string): message is MessageKey {
  return (MESSAGE_KEYS as readonly string[]).includes(message);
}

/** Fills in the field name and the maximum of a message; `locale` is that of its text. */
export function messageText(text: string, field: string, max: unknown, locale: string): string {
  const values: Record<string, string> = {
    field,
    max: new Intl.NumberFormat(locale).format(Number(max)),
  };
  return text.replace(/\{(field|max)\}/g, (_, name: string) => values[name] ?? '');
}

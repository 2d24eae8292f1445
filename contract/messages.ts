import { LANGUAGE } from './language.ts';

/**
 * What a form says about a wrong value. A schema's issue carries the key, so that a page shows the
 * text of its own language from its dictionary, as the desk's refusal page does; these are the
 * English texts of the desk's plain-text answers. `{field}` stands for the field's name, `{max}` for
 * its limit.
 */
export const MESSAGES = {
  required: '{field} is a required field',
  emailInvalid: 'Your Email is not valid! Provide valid email',
  tooLong: '{field} is too long: at most {max} characters can be sent',
  notText: '{field} has to be text',
  urlInvalid: '{field} has to be a whole address, such as https://name.example/works',
  fileType: '{field} has to be a .pdf, .doc or .docx file',
  fileEmpty: '{field} is an empty file',
  fileNameLong: '{field} has a file name of more than 255 characters: give the file a shorter one',
  fileTooLarge: '{field} is larger than 5 MB',
  fileContent: '{field} is not the PDF or Word document that its name says',
  fileInfected: '{field} contains a virus: please send a clean file',
  allBlank: 'Please fill in at least one field.',
} as const;

/** Names one of these messages. */
export type MessageKey = keyof typeof MESSAGES;

/** Whether a schema issue's message is one of ours, and so can be looked up. */
export function isMessageKey(message: string): message is MessageKey {
  return Object.hasOwn(MESSAGES, message);
}

/** A message's text with the name of its field and, where it names one, its limit. */
export function messageText(text: string, field: string, max?: unknown): string {
  const values: Record<string, string> = {
    field,
    max: new Intl.NumberFormat(LANGUAGE).format(Number(max)),
  };
  return text.replace(/\{(field|max)\}/g, (_, name: string) => values[name] ?? '');
}

import { LOCALE } from './language.ts';

/**
 * Validation messages. A schema's issue has the key as its message; pages and the desk's refusal page
 * look up the text in the dictionary of their language. These English texts are for the desk's
 * plain-text responses. `{field}` is the field's name, `{max}` its maximum length.
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
  fileContent:
    '{field} is not a PDF or Word document, or it is damaged: save your document as PDF and send that',
  fileTextFormat:
    '{field} is rich text (RTF), a web page or XML, not a Word document: open it in Word, save it as PDF and send that',
  filePassword: '{field} opens only with a password: remove the password and send it again',
  fileInfected: '{field} contains a virus: please send a clean file',
  allBlank: 'Please fill in at least one field.',
} as const;

export type MessageKey = keyof typeof MESSAGES;

/** Whether the message of an issue is a key of {@link MESSAGES}. */
export function isMessageKey(message: string): message is MessageKey {
  return Object.hasOwn(MESSAGES, message);
}

/** Fills in the field name and the maximum of a message; `locale` is that of its text. */
export function messageText(text: string, field: string, max?: unknown, locale = LOCALE): string {
  const values: Record<string, string> = {
    field,
    max: new Intl.NumberFormat(locale).format(Number(max)),
  };
  return text.replace(/\{(field|max)\}/g, (_, name: string) => values[name] ?? '');
}

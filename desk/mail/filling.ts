import type { FormName } from '#shared/forms.ts';
import type { Language } from '#shared/language-settings.ts';
import {
  CONFIRM_LINK,
  FORM_LANGUAGE,
  REFERENCE,
  STATUS_LINK,
  type SubmissionKind,
  UNSUBSCRIBE_LINK,
} from '#shared/mails.ts';
import { ADD_LINK } from '#shared/upload-texts.ts';
import {
  APPLICATION_PATH,
  CONFIRM_PATH,
  OFFICE_PATH,
  REGISTRATION_PATH,
  UNSUBSCRIBE_PATH,
} from '#shared/wire.ts';
import {
  choiceIn,
  type DeskContent,
  inLanguage,
  labelsOfRegistration,
  ofUploads,
} from '../content.ts';
import { linkTo } from '../pages/link.ts';
import { referenceOf } from '../store/reference.ts';
import { type Submission, type SubmittedField, valuesOf } from '../store/submission.ts';
import { fileFields } from './mailed-files.ts';
import { type Filling, readableAddress } from './template.ts';

/** The link in the mail of a submission with a token: its placeholder and its page. */
const LINKS: Partial<Record<SubmissionKind, readonly [placeholder: string, path: string]>> = {
  confirm: [CONFIRM_LINK, CONFIRM_PATH],
  subscribe: [UNSUBSCRIBE_LINK, UNSUBSCRIBE_PATH],
  career: [STATUS_LINK, OFFICE_PATH],
  receipt: [STATUS_LINK, APPLICATION_PATH],
};

/** The page of the form, to add files to an earlier message. */
const addLink = ({ base }: DeskContent, token: string) => `${base}/contact#earlier=${token}`;

/** What the texts of a mail name, in these words: the values of a submission, its reference, its files, and its link. */
export function fillingOf(
  submission: Submission,
  words: DeskContent,
  { content, siteUrl }: { content: DeskContent; siteUrl: string },
): Filling {
  const { id, form, language: code, attachments, token, about = id } = submission;
  const { language } = words;
  const { mail } = valuesOf(submission);
  const [placeholder, path = ''] =
    form === 'receipt' && mail ? [STATUS_LINK, REGISTRATION_PATH] : (LINKS[form] ?? []);
  const visitor = inLanguage(content, code);
  // The only link that the office opens.
  const reader = form === 'career' ? words : visitor;
  const fields = submission.fields
    .filter(({ name }) => form !== 'files' || FILES_SHOWN.includes(name))
    .filter(({ name }) => !NOT_SHOWN.includes(name) && !(mail && name.endsWith('_email')))
    .map((field) => inWords(field, submission, words));
  const isOffices = visitor.language.code === language.code;
  return {
    language,
    isolates: [language, visitor.language].some(({ direction }) => direction === 'rtl'),
    values: {
      [REFERENCE]: referenceOf(about),
      ...(isOffices ? {} : { [FORM_LANGUAGE]: nameOf(visitor.language, language) }),
      ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      ...Object.fromEntries(attachments.map(({ field, name }) => [field, name])),
      ...(token && placeholder ? { [placeholder]: siteUrl + linkTo(path, token, reader) } : {}),
      ...(token && form === 'files' ? { [ADD_LINK]: siteUrl + addLink(visitor, token) } : {}),
    },
    fields: [
      ...fields,
      ...fileFields(submission, words, siteUrl).map((field) => inWords(field, submission, words)),
    ],
  };
}

/** What the receipt of files shows of its fields; the others are to find its recipients. */
const FILES_SHOWN = ['files', 'missing', 'adds'];

/** What the desk itself reads of a submission. */
const NOT_SHOWN = ['mail', 'form'];

/** A field with its label, and a choice, in these words; those of the default language are stored. */
function inWords(
  { name, label, value }: SubmittedField,
  { form }: Submission,
  words: DeskContent,
): SubmittedField {
  const shown = name === 'user_email' ? readableAddress(value) : value;
  if (isOwn(words)) return { name, label, value: shown };
  const ofForm =
    form === 'registration' ? labelsOfRegistration(words) : words.labels[form as FormName];
  const labels = { ...words.labels.subscribe, ...ofForm };
  return {
    name,
    label:
      (name === REFERENCE
        ? words.mails.career.page.reference
        : (labels[name] ?? ofUploads(words)[name])) ?? label,
    value: choiceIn(words, name, shown, words),
  };
}

/** Whether these are the words of the default language. */
export const isOwn = ({ languages: [first], language }: DeskContent) =>
  first.language.code === language.code;

/** A language's name in another one, such as `Arabic`. */
function nameOf({ code, name }: Language, { locale }: Language): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? name;
}

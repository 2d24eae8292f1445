import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DESK_FILE, deskContent, type Words } from '#shared/desk-content.ts';
import {
  ALL_FIELDS,
  type KindAbout,
  REFERENCE,
  type Recipient,
  type SubmissionKind,
} from '#shared/mails.ts';
import type { Mailbox } from './config.ts';
import { asStartError, StartError } from './start-error.ts';

/** What the desk reads of the site's content, with the texts of one language. */
export interface DeskContent extends Words, z.infer<typeof deskContent> {}

/** The content with the texts of the language with this code, or else of the default language. */
export function inLanguage(content: DeskContent, code: unknown): DeskContent {
  const { languages } = content;
  return {
    ...content,
    ...(languages.find(({ language }) => language.code === code) ?? languages[0]),
  };
}

/** The name of a choice in these words, by its name in any language; any other value as typed. */
export function choiceIn(
  { cards, vacancies, registration }: Words,
  field: string,
  value: string,
  { languages }: Pick<DeskContent, 'languages'>,
): string {
  if (field === 'recipient') {
    const chosen = languages.flatMap((each) => each.cards).find(({ title }) => title === value);
    return cards.find(({ id }) => id === chosen?.id)?.title ?? value;
  }
  if (field.startsWith('trade_')) {
    const id = field.slice('trade_'.length);
    return registration?.trades.find((each) => each.id === id)?.label ?? value;
  }
  if (field !== 'vacancy') return value;
  const vacancy = vacancies.find(({ number }) => number === value.split(' ')[0]);
  return vacancy ? `${vacancy.number} ${vacancy.title}` : value;
}

/** Labels of a registration's fields, by name. */
export function labelsOfRegistration({ registration }: Words): Record<string, string> {
  if (!registration) return {};
  const { labels, documents, trades } = registration;
  const ofDocuments = documents.flatMap(({ id, label }) => [
    ...(['number', 'issued', 'expires', 'earlier', 'answer'] as const).map(
      (part) => [`${id}_${part}`, `${label}: ${labels[part]}`] as const,
    ),
    [`${id}_file`, label] as const,
  ]);
  const ofTrades = trades.map(({ id }) => [`trade_${id}`, labels.trade]);
  return { ...labels, ...Object.fromEntries([...ofDocuments, ...ofTrades]) };
}

/** Labels of what the desk adds to a message with files: those that are missing, and the message that they are added to. */
export function ofUploads({ uploads }: Words): Record<string, string | undefined> {
  return { missing: uploads?.mail.missing, adds: uploads?.mail.adds };
}

/** Submissions with a mail to the office. */
export type OfficeKind = Exclude<SubmissionKind, Exclude<KindAbout, 'reminder'> | 'draft'>;

type OfficeTexts = Words['mails']['contact']['office'];

/** The office's mail of a submission; a plain one for a registration, if the site takes none any more. */
export function officeTextsOf(
  kind: OfficeKind,
  { mails, registration }: Words,
  withdrawn = 'career',
): OfficeTexts {
  const { office, lapsing, withdrawn: notice } = registration?.mail ?? {};
  const { to } = mails.contact.office;
  const plain = { to, subject: [`{${REFERENCE}}`], body: `{${ALL_FIELDS}}` };
  if (kind === 'registration') return office ?? plain;
  if (kind === 'reminder') return lapsing ?? plain;
  if (kind === 'withdrawal' && withdrawn === 'registration') return notice ?? plain;
  return mails[kind].office;
}

/** Who in the office gets the mail of a submission: the contact card with this title, if content (still) has it. */
export function officeOf(kind: OfficeKind, title: string | undefined, words: Words): Recipient[] {
  const card = words.cards.find((each) => each.title === title);
  return card ? [{ address: card.email }] : officeTextsOf(kind, words).to;
}

/** MAIL_TO if it is set, else these recipients. */
export function officeMailboxes(
  named: Recipient[],
  { to }: { to: Mailbox[] | undefined },
): (Mailbox & { language?: string })[] {
  return to ?? named.map((each) => ({ name: '', ...each }));
}

/**
 * Reads the desk's content, in the default language.
 *
 * @param folder of a build
 * @throws StartError when the file is missing, damaged, or of another version
 */
export function readContent(folder: string): DeskContent {
  const file = join(folder, DESK_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartError(`There is no ${file}: run "npm run build" first`, { cause });
  }
  try {
    const content = deskContent.parse(JSON.parse(text));
    return { ...content, ...content.languages[0] };
  } catch (cause) {
    throw asStartError(
      `${file} is damaged, or was written by another version (run "npm run build")`,
      cause,
    );
  }
}

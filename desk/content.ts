import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DESK_FILE, deskContent, type Words } from '#shared/desk-content.ts';
import type { KindAbout, Recipient, SubmissionKind } from '#shared/mails.ts';
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
  { cards, vacancies }: Words,
  field: string,
  value: string,
  { languages }: Pick<DeskContent, 'languages'>,
): string {
  if (field === 'recipient') {
    const chosen = languages.flatMap((each) => each.cards).find(({ title }) => title === value);
    return cards.find(({ id }) => id === chosen?.id)?.title ?? value;
  }
  if (field !== 'vacancy') return value;
  const vacancy = vacancies.find(({ number }) => number === value.split(' ')[0]);
  return vacancy ? `${vacancy.number} ${vacancy.title}` : value;
}

/** Labels of what the desk adds to a message with files: those that are missing, and the message that they are added to. */
export function ofUploads({ uploads }: Words): Record<string, string | undefined> {
  return { missing: uploads?.mail.missing, adds: uploads?.mail.adds };
}

/** Submissions with a mail to the office. */
export type OfficeKind = Exclude<SubmissionKind, KindAbout>;

/** Who in the office gets the mail of a submission: the contact card with this title, if content (still) has it. */
export function officeOf(
  kind: OfficeKind,
  title: string | undefined,
  { cards, mails }: Words,
): Recipient[] {
  const card = cards.find((each) => each.title === title);
  return card ? [{ address: card.email }] : mails[kind].office.to;
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

import type { Me, MessageForm, MessageRow, Names } from '#shared/inbox.ts';
import type { Choice } from '../controls/compact-select.tsx';
import type { Texts } from '../texts/en.ts';

/** Value of an assignee for messages that nobody was assigned. */
export const NOBODY = 'nobody';

/** Kinds of messages to choose from. */
export function formChoices({ forms }: Texts): Choice[] {
  return Object.entries(forms).map(([value, label]) => ({ value, label }));
}

/** Contact cards to choose from. */
export function cardChoices({ cards }: Names): Choice[] {
  return cards.map(({ id, title }) => ({ value: String(id), label: title }));
}

/** Vacancies to choose from. */
export function vacancyChoices({ vacancies }: Names): Choice[] {
  return vacancies.map(({ number, title }) => ({ value: number, label: `${number} ${title}` }));
}

/** People to choose from, who is signed in first. */
export function assigneeChoices(me: Me, { messages }: Texts): Choice[] {
  const others = me.people.filter(({ id }) => id !== me.person.id);
  return [
    { value: NOBODY, label: messages.nobody },
    { value: me.person.id, label: messages.myself },
    ...others.map(({ id, email }) => ({ value: id, label: email })),
  ];
}

/** Short name of a person; an address that was removed has none. */
export function nameOf(id: string | null, me: Me): string {
  const email = me.people.find((person) => person.id === id)?.email;
  return email?.replace(/@.*/, '') ?? '';
}

/** The subject of a message; its kind if it has none. */
export function subjectOf(
  { form, subject }: Pick<MessageRow, 'form' | 'subject'>,
  { forms }: Pick<Texts, 'forms'>,
): string {
  return subject || forms[form];
}

/** Where a message is addressed to: its contact card, or else its kind. The subject of an application is its vacancy. */
export function topicOf(
  { form, desk }: Pick<MessageRow, 'form' | 'desk'>,
  { cards }: Names,
  forms: Record<MessageForm, string>,
): string {
  return cards.find(({ id }) => id === desk)?.title ?? forms[form];
}

/** An applicant, with the day of the application; the name does not turn the words around it. */
export function applicantLabel({ name, email }: Pick<MessageRow, 'name' | 'email'>, day: string) {
  return `\u2068${name || email}\u2069 · ${day}`;
}

/** Stages to choose from, before them that of an application that nobody has moved. */
export function stageChoices({ stages }: Names, { board }: Texts): Choice[] {
  const named = stages.map(({ id, label }) => ({ value: id, label }));
  return [{ value: '', label: board.noStage }, ...named];
}

import type { Item, Me } from '#shared/inbox.ts';
import type { DeskContent } from '../content.ts';
import type { Session } from '../store/sign-in.ts';
import { type Inbox, route } from './route.ts';
import { stagesOf } from './stages.ts';

/** What the page needs before it shows anything, in the office's language. */
export async function meOf({ person, until }: Session, inbox: Inbox): Promise<Me> {
  const { siteName, timeZone, cards, vacancies, languages } = inbox.content();
  const items = (list: 'trades' | 'documents') => itemsOf(languages, list);
  const people = await inbox.store.people(inbox.clock.now());
  return {
    person,
    until,
    siteName,
    timeZone,
    cards: cards.map(({ id, title }) => ({ id, title })),
    vacancies,
    trades: items('trades'),
    documents: items('documents'),
    stages: stagesOf(languages),
    templates: languages.flatMap(({ language: { code }, inbox: { templates } }) =>
      templates.map((each) => ({ ...each, language: code })),
    ),
    people: people.map(({ id, email }) => ({ id, email })),
  };
}

function itemsOf(languages: DeskContent['languages'], list: 'trades' | 'documents'): Item[] {
  const [{ registration }] = languages;
  return (registration?.[list] ?? []).map(({ id }) => ({
    id,
    labels: Object.fromEntries(
      languages.map((words) => {
        const named = words.registration?.[list].find((each) => each.id === id);
        return [words.language.code, named?.label ?? id];
      }),
    ),
  }));
}

export const meRoutes = [
  route('GET', 'me', { needs: 'person' }, ({ inbox, ...session }) => meOf(session, inbox)),
];

import type { Words } from '#shared/desk-content.ts';
import type { Me, Names } from '#shared/inbox.ts';
import type { Session } from '../store/sign-in.ts';
import { type Inbox, route } from './route.ts';
import { stagesOf } from './stages.ts';

/** What the page needs before it shows anything. */
export async function meOf({ person, until }: Session, inbox: Inbox): Promise<Me> {
  const { siteName, timeZone, languages } = inbox.content();
  const people = await inbox.store.people(inbox.clock.now());
  const publishes = (await inbox.publications?.hasTold()) ?? false;
  return {
    person,
    until,
    siteName,
    timeZone,
    names: Object.fromEntries(languages.map((words) => [words.language.code, namesIn(words)])),
    templates: languages.flatMap(({ language: { code }, inbox: { templates } }) =>
      templates.map((each) => ({ ...each, language: code })),
    ),
    publishes,
    people: people.map(({ id, email }) => ({ id, email })),
  };
}

function namesIn(words: Words): Names {
  const { cards, vacancies, registration } = words;
  return {
    cards: cards.map(({ id, title }) => ({ id, title })),
    vacancies,
    stages: stagesOf(words),
    trades: named(registration?.trades),
    documents: named(registration?.documents),
  };
}

const named = (list: Names['trades'] = []) => list.map(({ id, label }) => ({ id, label }));

export const meRoutes = [
  route('GET', 'me', { needs: 'person' }, ({ inbox, ...session }) => meOf(session, inbox)),
];

import type { Me } from '#shared/inbox.ts';
import type { Session } from '../store/sign-in.ts';
import { type Inbox, route } from './route.ts';
import { stagesOf } from './stages.ts';

/** What the page needs before it shows anything, in the office's language. */
export async function meOf({ person, until }: Session, inbox: Inbox): Promise<Me> {
  const { siteName, timeZone, cards, vacancies, languages } = inbox.content();
  const people = await inbox.store.people(inbox.clock.now());
  return {
    person,
    until,
    siteName,
    timeZone,
    cards: cards.map(({ id, title }) => ({ id, title })),
    vacancies,
    stages: stagesOf(languages),
    templates: languages.flatMap(({ language: { code }, inbox: { templates } }) =>
      templates.map((each) => ({ ...each, language: code })),
    ),
    people: people.map(({ id, email }) => ({ id, email })),
  };
}

export const meRoutes = [
  route('GET', 'me', { needs: 'person' }, ({ inbox, ...session }) => meOf(session, inbox)),
];

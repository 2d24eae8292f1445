import { use } from 'react';
import type { Me, Names } from '#shared/inbox.ts';
import { MeContext } from './queries.ts';
import { useLanguage } from './shown-language.ts';

/**
 * Who is signed in, with what content names in the language that is shown, or else the office's.
 * @throws outside of the frame
 */
export function useMe(): Me & Names {
  const me = use(MeContext);
  const language = useLanguage();
  const [first] = Object.values(me?.names ?? {});
  if (!me || !first) throw new Error('Nobody is signed in');
  return { ...me, ...(me.names[language] ?? first) };
}

import { useSyncExternalStore } from 'react';
import field from '#app/ui/field/field.module.css';
import { useLanguage } from '../../inbox/shown-language.ts';
import { useTexts } from '../language.ts';
import { grouped, namesOfLanguages, type Problem } from '../problem-in-words.ts';
import type { Schema } from '../schema.ts';
import { filled } from '../texts.ts';
import { isSame, type Path, valueAt } from '../tree.ts';
import { idOf, useForm } from './state.ts';

/** What is wrong, in the words of the editor if it has any. */
export function ProblemText({ message }: Pick<Problem, 'message'>) {
  const texts = useTexts();
  if (typeof message === 'string') return <bdi lang="en">{message}</bdi>;
  return filled(texts.mistakes[message.says], message.values ?? {});
}

/** Why a field was refused, until its value changes. */
function useProblems(path: Path): Problem[] {
  const { form, state, refused } = useForm();
  const here = refused?.problems.filter((each) => each.form === form && isSame(each.path, path));
  const lasting = () =>
    (here ?? []).filter(({ code }) => {
      const [was, is] = [refused?.values, state.values].map((all) => valueAt(all?.[code], path));
      return isSame(was, is);
    });
  // A count, because each key would make another array.
  useSyncExternalStore(state.subscribe, () => lasting().length);
  return lasting();
}

/** Why a field was refused; of one with several languages, in which. */
export function FieldProblems({
  path,
  isText = false,
}: {
  path: Path;
  isText?: boolean | undefined;
}) {
  const { codes, own } = useForm();
  const language = useLanguage();
  const problems = useProblems(path);
  if (problems.length === 0) return null;
  const isNamed = isText && codes.length > 1;
  return (
    <div id={problemsId(own, path)}>
      {grouped(problems).map(({ problem, codes }) => (
        <p key={JSON.stringify(problem.message)} className={field.error}>
          <span>
            {isNamed && `${namesOfLanguages(codes, language)}: `}
            <ProblemText message={problem.message} />
          </span>
        </p>
      ))}
    </div>
  );
}

const problemsId = (own: string, path: Path) => `${idOf(own, path)}-problems`;

/** The attributes that tie the control of a language to its hint and to why it was refused. */
export function useDescription({ hint }: Schema, path: Path, code: string) {
  const { own } = useForm();
  const problems = useProblems(path);
  const described = [
    hint && `${idOf(own, path)}-hint`,
    problems.length > 0 && problemsId(own, path),
  ].filter(Boolean);
  return {
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': problems.some((each) => each.code === code) || undefined,
  };
}

import { useLanguage } from '../../inbox/shown-language.ts';
import { useTexts } from '../language.ts';
import { MISSING, type Problem, placeInWords } from '../problem-in-words.ts';
import { useLabels, useShared } from '../site.ts';
import styles from './form.module.css';
import { useForm } from './state.ts';

/** Why a form is not saved, each with a press to its field; of another form, to that form. */
export function ProblemList({
  problems,
  onPress,
}: {
  problems: Problem[];
  onPress: (problem: Problem) => void;
}) {
  const { form } = useForm();
  const { site } = useShared();
  const texts = useTexts();
  const language = useLanguage();
  const t = useLabels();
  return (
    <>
      <h2 className={styles.legend}>{texts.refused}</h2>
      <ul>
        {problems.map((problem) => {
          const place = placeInWords(problem, site, language, t);
          const key = place + problem.message;
          return (
            <li key={key}>
              {problem.form === form ? (
                <button type="button" className={styles.place} onClick={() => onPress(problem)}>
                  {place}
                </button>
              ) : (
                <a href={`#/${problem.form?.name ?? ''}`}>{place}</a>
              )}
              {': '}
              {problem.message === MISSING ? texts.missing : <bdi lang="en">{problem.message}</bdi>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

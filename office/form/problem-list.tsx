import { useLanguage } from '../../inbox/shown-language.ts';
import { useTexts } from '../language.ts';
import { addressIn } from '../model.ts';
import { grouped, type Problem, placeInWords } from '../problem-in-words.ts';
import { useLabels, useShared } from '../site.ts';
import { ProblemText } from './field-problems.tsx';
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
        {grouped(problems).map((group) => {
          const { problem } = group;
          const place = placeInWords(group, site, language, t);
          return (
            <li key={place + JSON.stringify(problem.message)}>
              {problem.form === form ? (
                <button type="button" className={styles.place} onClick={() => onPress(problem)}>
                  {place}
                </button>
              ) : (
                problem.form && <a href={addressIn(problem.form, problem.path)}>{place}</a>
              )}
              {place && ': '}
              <ProblemText message={problem.message} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

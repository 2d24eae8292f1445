import { useTexts } from '../language.ts';
import { pageIn } from '../model.ts';
import { useShared } from '../site.ts';
import styles from './form.module.css';
import { useForm } from './state.ts';

/** Where the page of a form is seen before it is published: a published site has no program that makes pages. */
export function BranchPreview({ origin }: { origin: string | undefined }) {
  const { site } = useShared();
  const { form } = useForm();
  const texts = useTexts();
  return (
    <aside className={styles.notice}>
      <p>{origin ? texts.previewOfBranch : texts.noPreview}</p>
      {origin && (
        <ul>
          {site.languages.map(({ code, name }) => (
            <li key={code}>
              <a href={origin + pageIn(form, code, site)} target="_blank" rel="noreferrer">
                {texts.preview} (<bdi lang={code}>{name}</bdi>)
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { besides, translatedContent } from '../content.ts';
import type { Texts } from '../hosts/backend.ts';
import { labelsAlong } from '../labels.ts';
import { useTexts } from '../language.ts';
import { differences, inBrief, withTheirs } from '../merge.ts';
import type { Form } from '../model.ts';
import type { Schema } from '../schema.ts';
import { useLabels, useShared } from '../site.ts';
import styles from './form.module.css';
import type { Opened } from './form-page.tsx';
import { valuesIn } from './open-file.ts';
import { formState, type Values } from './state.ts';

interface Props {
  form: Form;
  schema: Schema;
  opened: Opened;
  /** The files as somebody else has saved them. */
  texts: Texts;
  onClose: () => void;
  onTake: (merged: Opened) => void;
}

/** A form that somebody else has changed since it was opened: for each field, mine or theirs. */
export function ConflictDialog({ form, schema, opened, texts: now, onClose, onTake }: Props) {
  const { site } = useShared();
  const texts = useTexts();
  const t = useLabels();
  const before = valuesIn(opened.texts, form, site);
  const theirs = valuesIn(now, form, site);
  const [own = '', ...others] = Object.keys(theirs);
  const mine = withKeys(opened.state.values, { own, others, schema });
  const found = Object.keys(theirs).flatMap((code) =>
    differences(before[code], mine[code], theirs[code]).map((each) => ({ ...each, code })),
  );
  const keyOf = ({ code, path }: (typeof found)[number]) => `${code}:${path.join('.')}`;
  // What only they have changed is theirs, unless I say otherwise.
  const [chosen, choose] = useState(
    () => new Set(found.filter(({ isMineToo }) => !isMineToo).map(keyOf)),
  );
  const [decided, decide] = useState(() => new Set(chosen));

  function take(): void {
    const state = formState(theirs);
    for (const [path, file] of opened.state.uploads) state.uploads.set(path, file);
    const merged = Object.entries(mine).map(([code, value]) => [
      code,
      withTheirs(
        value,
        found.filter((each) => each.code === code && chosen.has(keyOf(each))),
      ),
    ]);
    const values = Object.fromEntries(merged);
    // Mine and theirs may have other entries: each text is again beside its original.
    for (const code of others) values[code] = besides(values[own], values[code]);
    state.setAll(values);
    onTake({ texts: now, state });
  }

  return (
    <Dialog open onClose={onClose} title={texts.changedTitle} closeLabel={texts.close}>
      <p>{texts.changedAdvice}</p>
      {found.map((each) => {
        const key = keyOf(each);
        const language = site.languages.find(({ code }) => code === each.code);
        const sides = [
          { isTheirs: false, name: texts.mine, value: each.mine },
          { isTheirs: true, name: texts.theirs, value: each.theirs },
        ];
        const labels = labelsAlong(schema, each.path, t, mine[each.code]).join(' › ');
        return (
          <fieldset key={key} className={styles.group}>
            <legend className={styles.legend}>
              {form.isTranslated ? `${labels} (${language?.name})` : labels}
            </legend>
            <div className={styles.languages}>
              {sides.map(({ isTheirs, name, value }) => (
                <label key={name} className={styles.side}>
                  <input
                    type="radio"
                    name={key}
                    checked={decided.has(key) && chosen.has(key) === isTheirs}
                    onChange={() => {
                      decide(new Set([...decided, key]));
                      const others = [...chosen].filter((other) => other !== key);
                      choose(new Set(isTheirs ? [...others, key] : others));
                    }}
                  />
                  {name}
                  <span lang={each.code} dir="auto" className={styles.brief}>
                    {inBrief(value)}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <Button disabled={found.some((each) => !decided.has(keyOf(each)))} onClick={take}>
        {texts.take}
      </Button>
    </Dialog>
  );
}

/** The same content, in which the entries of translations have the keys of the original. */
function withKeys(
  values: Values,
  { own, others, schema }: { own: string; others: string[]; schema: Schema },
): Values {
  const keyed = others.map((code) => [
    code,
    translatedContent(schema, values[own], values[code]) ?? {},
  ]);
  return { [own]: values[own], ...Object.fromEntries(keyed) };
}

import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import field from '#app/ui/field/field.module.css';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOfField } from '../labels.ts';
import { useLanguage, useTexts } from '../language.ts';
import { useSavedContent } from '../site.ts';
import { type Fields, isFields } from '../tree.ts';
import { Thumbnail } from './thumbnail.tsx';

interface Option {
  id: unknown;
  name: string;
}

/** An entry of a list, in this form or another, chosen by its name; a picture by sight. */
export function ReferenceField({ schema, path, name, isRequired }: FieldProps) {
  const { codes, state } = useForm();
  const [own = ''] = codes;
  const texts = useTexts();
  const value = useValue(own, path);
  const options = useOptions(schema.reference);
  const isPicture = schema.reference?.file === 'pictures';
  const choose = (id: unknown) => state.set(own, path, id);
  const chosen = options.findIndex(({ id }) => id === value);
  return (
    <Row
      label={labelOfField(name, schema)}
      hint={schema.hint}
      isRequired={isRequired}
      control={idOf(own, path)}
    >
      <div className={styles.reference}>
        {isPicture && value !== undefined && <Thumbnail name={String(value)} />}
        <select
          id={idOf(own, path)}
          aria-describedby={schema.hint && `${idOf(own, path)}-hint`}
          className={classNames(field.control, styles.value)}
          value={chosen}
          onChange={({ target }) => choose(options[Number(target.value)]?.id)}
        >
          {(chosen < 0 || !isRequired) && (
            <option value={-1}>
              {value === undefined ? (isRequired ? texts.choose : texts.nothing) : String(value)}
            </option>
          )}
          {options.map((option, at) => (
            <option key={String(option.id)} value={at}>
              {option.name}
            </option>
          ))}
        </select>
        {isPicture && <PictureChoice options={options} onChoose={choose} />}
      </div>
    </Row>
  );
}

function useOptions(reference: FieldProps['schema']['reference']): Option[] {
  const { form, state, codes } = useForm();
  const language = useLanguage();
  const { file = '', list, shown = 'id' } = reference ?? {};
  const saved = useSavedContent(file);
  const entriesOf = (content: unknown) => {
    const entries = list ? (content as Fields | undefined)?.[list] : content;
    return Array.isArray(entries) ? entries.filter(isFields) : [];
  };
  // A list of the same form may have an entry that is not saved yet.
  const isOwn = file === form.name;
  const names = isOwn ? entriesOf(state.values[language]) : [];
  return entriesOf(isOwn ? state.values[codes[0] ?? ''] : saved).map((entry, at) => ({
    id: entry.id,
    name: String(names[at]?.[shown] ?? entry[shown] ?? entry.id),
  }));
}

/** All pictures, to choose one by sight. */
function PictureChoice({
  options,
  onChoose,
}: {
  options: Option[];
  onChoose: (id: unknown) => void;
}) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const found = options.filter(({ name }) => name.includes(wanted.trim().toLowerCase()));
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {texts.choose}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={texts.choose} closeLabel={texts.close}>
          <input
            type="search"
            aria-label={texts.findPicture}
            placeholder={texts.findPicture}
            className={field.control}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul className={styles.pictures}>
            {found.map(({ id, name }) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.picture}
                  onClick={() => {
                    onChoose(id);
                    setOpen(false);
                  }}
                >
                  <Thumbnail name={name} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

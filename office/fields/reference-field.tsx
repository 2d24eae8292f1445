import { useLanguage } from '../../inbox/shown-language.ts';
import { useDescription } from '../form/field-problems.tsx';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { useSavedContent } from '../site.ts';
import { type Fields, isFields } from '../tree.ts';
import { PictureChoice } from './picture-choice.tsx';
import { type Option, Select } from './select.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** An entry of a list, in this form or another, chosen by its name; a picture by sight. */
export function ReferenceField(props: FieldProps) {
  const { schema, path, isRequired } = props;
  const { own, state } = useForm();
  const value = useValue(own, path);
  const isPicture = schema.reference?.file === 'pictures';
  const choose = (id: unknown) => state.set(own, path, id);
  return (
    <Row {...props}>
      <div className={styles.reference}>
        {isPicture && value !== undefined && <Thumbnail name={String(value)} />}
        <Select
          id={idOf(own, path)}
          {...useDescription(schema, path, own)}
          options={useOptions(schema.reference)}
          value={value}
          isRequired={isRequired}
          onChoose={choose}
        />
        {isPicture && <PictureChoice onChoose={choose} />}
      </div>
    </Row>
  );
}

function useOptions(reference: FieldProps['schema']['reference']): Option[] {
  const { form, state, own } = useForm();
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
  return entriesOf(isOwn ? state.values[own] : saved).map((entry, at) => ({
    value: entry.id,
    name: String(names[at]?.[shown] ?? entry[shown] ?? entry.id),
  }));
}

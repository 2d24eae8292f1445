import { useState } from 'react';
import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import { useDescription } from '../form/field-problems.tsx';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { useLabels, useShared } from '../site.ts';
import { filled } from '../texts.ts';
import { NOTATIONS } from './typed.ts';

/** A text, in each language if it is translated; a number, a date, an amount, a telephone, an address. */
export function TextField(props: FieldProps) {
  const { schema, path, name } = props;
  const { codes } = useForm();
  const { site } = useShared();
  const label = labelOfField(name, schema);
  const shown = schema.isText ? codes : codes.slice(0, 1);
  return (
    <Row {...props}>
      {shown.map((code) => {
        const language = site.languages.find((each) => each.code === code);
        const control = { schema, path, code, label };
        return schema.isText ? (
          <Words
            key={code}
            {...control}
            language={shown.length > 1 ? language?.name : undefined}
            direction={language?.direction}
          />
        ) : (
          <Typed key={code} {...control} />
        );
      })}
    </Row>
  );
}

interface ControlProps extends Pick<FieldProps, 'schema' | 'path'> {
  code: string;
  label: string;
}

/** The words of one language: as many lines as they need. */
function Words(
  props: ControlProps & { language: string | undefined; direction: string | undefined },
) {
  const { schema, path, code, label, language, direction } = props;
  const { state } = useForm();
  const t = useLabels();
  const texts = useTexts();
  const description = useDescription(schema, path, code);
  const value = String(useValue(code, path) ?? '');
  const { isLong = Number(schema.maxLength) > 160 } = schema;
  // Facts in braces have another length.
  const maxLength = value.includes('{') ? undefined : schema.maxLength;
  const isOver = maxLength !== undefined && value.length > maxLength;
  return (
    <div className={styles.control}>
      <textarea
        id={idOf(code, path)}
        aria-label={language ? `${t(label)} (${language})` : undefined}
        {...description}
        aria-invalid={isOver || description['aria-invalid']}
        rows={isLong ? 4 : 1}
        lang={code}
        dir={direction}
        className={classNames(field.control, styles.words)}
        value={value}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isLong) event.preventDefault();
        }}
        onChange={({ target }) => state.set(code, path, target.value)}
      />
      {language && (
        <span className={styles.language} aria-hidden="true">
          {language}
        </span>
      )}
      {maxLength !== undefined && value.length > maxLength * 0.8 && (
        <span className={styles.count} data-over={isOver || undefined}>
          {filled(texts.of, { count: value.length, most: maxLength })}
        </span>
      )}
    </div>
  );
}

/** A value in the notation of the office. What is typed is written as the file has it once the field is left. */
function Typed({ schema, path, code }: ControlProps) {
  const { state } = useForm();
  const value = useValue(code, path);
  const [typed, setTyped] = useState<string>();
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const notation = NOTATIONS[schema.notation ?? (isNumber ? 'number' : 'text')];
  const isDate = schema.format === 'date';
  return (
    <input
      id={idOf(code, path)}
      {...useDescription(schema, path, code)}
      type={isDate ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : schema.notation === 'telephone' ? 'tel' : undefined}
      dir={isNumber || schema.notation || schema.isLink ? 'ltr' : 'auto'}
      list={schema.isLink ? 'pages' : undefined}
      className={classNames(field.control, !schema.isLink && styles.value)}
      value={typed ?? notation.shown(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        state.set(code, path, target.value === '' ? undefined : notation.parsed(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

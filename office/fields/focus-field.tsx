import { SmallButton } from '../../inbox/controls/small-button.tsx';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { FieldsOf } from './fields-of.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface Focus {
  left?: number;
  top?: number;
}

/** The point of a picture that stays when it is cropped, chosen by a press on the picture beside it. */
export function FocusField({ schema, path, name, isRequired }: FieldProps) {
  const { codes, state } = useForm();
  const [own = ''] = codes;
  const texts = useTexts();
  const value = useValue(own, path) as Focus | undefined;
  const entry = useValue(own, path.slice(0, -1)) as { id?: string; file?: string };
  const { left = 50, top = 50 } = value ?? {};
  const picture = state.uploads.has(entry.file ?? '') ? entry.file : entry.id;
  return (
    <Row
      label={labelOfField(name, schema)}
      hint={texts.focus}
      isRequired={isRequired}
      control={idOf(own, path)}
    >
      <div id={idOf(own, path)} tabIndex={-1}>
        {picture && (
          // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the two fields below say the same
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the two fields below say the same
          <div
            className={styles.focus}
            onClick={({ currentTarget, clientX, clientY }) => {
              const box = currentTarget.getBoundingClientRect();
              const percent = (part: number, all: number) => Math.round((100 * part) / all);
              state.set(own, path, {
                left: percent(clientX - box.left, box.width),
                top: percent(clientY - box.top, box.height),
              });
            }}
          >
            <Thumbnail name={picture} large />
            <svg
              className={styles.point}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M${left} 0V100M0 ${top}H100`} vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
        )}
        {value ? (
          <>
            <div className={styles.pair}>
              <FieldsOf schema={schema} path={path} value={value} />
            </div>
            <SmallButton variant="quiet" onClick={() => state.set(own, path, undefined)}>
              {texts.leaveOut}
            </SmallButton>
          </>
        ) : (
          <SmallButton onClick={() => state.set(own, path, { left, top })}>
            {texts.change}
          </SmallButton>
        )}
      </div>
    </Row>
  );
}

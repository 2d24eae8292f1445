import { SmallButton } from '../../inbox/controls/small-button.tsx';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { useLabels } from '../site.ts';
import { WHOLE } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { FieldsOf } from './fields-of.tsx';
import { CENTRE, FocusPoint } from './focus-point.tsx';
import { WholePicture } from './whole-picture.tsx';

/** A part of the picture beside it, or the point that stays in every shape; both by sight, and by numbers. */
export function RegionField(props: FieldProps) {
  const { schema, path, name } = props;
  const { own, state } = useForm();
  const t = useLabels();
  const texts = useTexts();
  const isCrop = schema.region === 'crop';
  const [usual, Overlay] = isCrop ? ([WHOLE, CropFrame] as const) : ([CENTRE, FocusPoint] as const);
  const value = useValue(own, path) as typeof usual | undefined;
  const entry = useValue(own, path.slice(0, -1)) as { file?: string };
  const set = (region: unknown) => state.set(own, path, region);
  const label = labelOfField(name, schema);
  return (
    <Row {...props} schema={{ ...schema, hint: isCrop ? texts.crop : texts.focus }}>
      <fieldset id={idOf(own, path)} tabIndex={-1} aria-label={t(label)} className={styles.region}>
        {entry.file && (value || !isCrop) && (
          <WholePicture file={entry.file}>
            <Overlay value={{ ...WHOLE, ...usual, ...value }} onChange={set} />
          </WholePicture>
        )}
        {value && (
          <div className={styles.pair}>
            <FieldsOf schema={schema} path={path} value={value} />
          </div>
        )}
        <SmallButton
          variant={value ? 'quiet' : 'secondary'}
          onClick={() => set(value ? undefined : usual)}
        >
          {value ? texts.leaveOut : texts.change}
        </SmallButton>
      </fieldset>
    </Row>
  );
}

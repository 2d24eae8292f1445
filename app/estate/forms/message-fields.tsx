import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { forms } from '../shared-texts.ts';
import { Submit } from './submit.tsx';
import type { useLocalForm } from './use-local-form.ts';

interface FieldsProps {
  field: ReturnType<typeof useLocalForm>['field'];
}

/** Name, telephone and e-mail address. */
export function PersonFields({ field }: FieldsProps) {
  const { labels } = forms;
  return (
    <>
      <TextField
        {...field('name')}
        label={labels.name}
        autoComplete="name"
        required
        minLength={3}
      />
      <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" required />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        autoComplete="email"
        required
      />
    </>
  );
}

/** The optional message. */
export function MessageField({ field }: FieldsProps) {
  const { labels } = forms;
  return (
    <TextArea {...field('message')} label={labels.message} minLength={5} className={grid.whole} />
  );
}

/** The button. */
export function Send({ label }: { label: string }) {
  return (
    <div className={grid.send}>
      <Submit icon="arrow-right">{label}</Submit>
    </div>
  );
}

import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { useEstateForms } from '../use-estate-texts.ts';
import type { useLocalForm } from './use-local-form.ts';

interface Props {
  field: ReturnType<typeof useLocalForm>['field'];
}

/** Who writes: name, telephone and e-mail address. */
export function PersonFields({ field }: Props) {
  const { labels } = useEstateForms();
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

/** What is written; it may be left out. */
export function MessageField({ field }: Props) {
  const { labels } = useEstateForms();
  return (
    <TextArea {...field('message')} label={labels.message} minLength={5} className={grid.whole} />
  );
}

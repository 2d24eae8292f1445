import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import styles from './styleguide.module.css';

/** Every control, at rest, filled, wrong and disabled. */
export function Fields() {
  return (
    <div className={styles.columns}>
      <TextField label="Name" placeholder="Your name and company" mark="optional" />
      <TextField
        label="Name"
        defaultValue="مقدام للمقاولات"
        hint="As on your commercial registration."
      />
      <TextField
        label="E-mail"
        type="email"
        defaultValue="nobody"
        error="Your Email is not valid! Provide valid email"
        hint="We answer to this address."
      />
      <TextField label="Telephone" type="tel" disabled defaultValue="+966 13 000 0010" />
      <SelectField
        label="Trade"
        options={[
          { value: 'piping', label: 'Piping' },
          { value: 'civil', label: 'Civil' },
        ]}
      />
      <SelectField
        label="Trade"
        error="Trade is a required field"
        options={[{ value: '', label: '—' }]}
      />
      <TextArea label="Message" placeholder="Scope of work, location and dates" />
      <TextArea label="Message" error="Message must have minimum 5 characters" defaultValue="abc" />
      <CheckboxField label="I have read what happens to what I send." defaultChecked />
      <CheckboxField
        label="I accept the terms and conditions."
        error="Please tick this to go on."
      />
    </div>
  );
}

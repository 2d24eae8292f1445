import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Icon, type IconName, icons } from '#app/ui/icon/icon.tsx';
import { Tag } from '#app/ui/tag/tag.tsx';
import styles from './styleguide.module.css';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

/** Buttons, links styled as buttons, icons and tags. */
export function Actions() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon="arrow-right">
            With arrow
          </Button>
          <Button variant={variant} icon="download" size="small">
            Small
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink to="#styleguide" variant={variant} icon="arrow-up-right">
            Link
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        {(Object.keys(icons) as IconName[]).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
      <div className={styles.row} dir="rtl">
        <Icon name="arrow-right" /> <Icon name="chevron-left" /> <Icon name="mail" />
      </div>
      <div className={styles.row}>
        <Tag>EPC</Tag> <Tag>API 650</Tag> <Tag>For Rent</Tag>
      </div>
    </>
  );
}

/** Every form control: empty, filled, invalid and disabled. */
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

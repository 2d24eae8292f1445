import type { EstateCheckout } from '#app/content/schemas/estate-shop.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { useLocalForm } from '../forms/use-local-form.ts';
import { EstateIcon } from '../icon/estate-icon.tsx';
import styles from './checkout-form.module.css';

const load = async () => (await import('./shop-schemas.ts')).checkoutSchema;

/** Shipping address and payment method (spec 2.5, 3). */
export function CheckoutForm(texts: EstateCheckout) {
  const { labels, optional, choose, countries, payment, pay, note } = texts;
  const { form, field } = useLocalForm({ schema: load });
  const named = (name: keyof typeof labels) => ({
    ...field(name, { called: labels[name] }),
    label: labels[name],
  });
  return (
    <form {...form} className={classNames(grid.form, styles.form)}>
      <TextField {...named('firstName')} autoComplete="given-name" required />
      <TextField {...named('lastName')} autoComplete="family-name" required />
      <TextField {...named('email')} type="email" autoComplete="email" required />
      <TextField {...named('phone')} type="tel" autoComplete="tel" required />
      <TextField
        {...named('address')}
        autoComplete="street-address"
        required
        className={grid.whole}
      />
      <SelectField
        {...named('country')}
        options={[
          { value: '', label: choose },
          ...countries.map((label) => ({ value: label, label })),
        ]}
        required
      />
      <TextField {...named('city')} autoComplete="address-level2" required />
      <TextField {...named('state')} autoComplete="address-level1" mark={optional} />
      <TextField {...named('region')} autoComplete="off" mark={optional} />
      <TextField {...named('zip')} autoComplete="postal-code" required />
      <fieldset className={classNames(grid.whole, styles.payment)}>
        <legend className={styles.legend}>{payment.title}</legend>
        {payment.options.map(({ text, img }, index) => (
          <label key={text} className={styles.option}>
            <input
              type="radio"
              name="payment"
              value={text}
              defaultChecked={index === 0}
              className={styles.radio}
            />
            <EstateIcon name={img} size="large" />
            {text}
          </label>
        ))}
      </fieldset>
      <div className={grid.send}>
        <Button type="submit" icon="arrow-right">
          {pay}
        </Button>
        <p className={grid.note}>{note}</p>
      </div>
    </form>
  );
}

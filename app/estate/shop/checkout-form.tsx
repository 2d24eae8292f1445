import type { EstateCheckout } from '#app/content/schemas/estate-shop.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import styles from './checkout-form.module.css';

const load = async () => (await import('./shop-schemas.ts')).checkoutSchema;

/** Shipping address and payment method (spec 2.5, 3). */
export function CheckoutForm(texts: EstateCheckout) {
  const { labels, optional, choose, countries, payment, pay, note } = texts;
  const { toasts } = useInterface();
  const { form, field } = useLocalForm({ schema: load, done: toasts.sent });
  const named = (name: keyof typeof labels) => ({
    ...field(name, labels[name]),
    label: labels[name],
  });
  return (
    <form {...form} className={styles.form}>
      <TextField {...named('firstName')} autoComplete="given-name" required />
      <TextField {...named('lastName')} autoComplete="family-name" required />
      <TextField {...named('email')} type="email" autoComplete="email" required />
      <TextField {...named('phone')} type="tel" autoComplete="tel" required />
      <TextField
        {...named('address')}
        autoComplete="street-address"
        required
        className={styles.whole}
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
      <fieldset className={styles.payment}>
        <legend className={styles.legend}>{payment.title}</legend>
        {payment.options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name="payment"
              value={option}
              defaultChecked={index === 0}
              className={styles.radio}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <div className={styles.pay}>
        <Button type="submit" icon="arrow-right">
          {pay}
        </Button>
        <p className={styles.note}>{note}</p>
      </div>
    </form>
  );
}

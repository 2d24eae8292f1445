import { useRef } from 'react';
import { island } from '#app/islands/island.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { type Priced, useCart } from '../cart/cart-lines.ts';
import type { EstateCheckout } from '../cart/content.server.ts';
import { Submit } from '../forms/submit.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import { EstateIcon } from '../icon/estate-icon.tsx';
import styles from './checkout.module.css';

const load = async () => (await import('../cart/shop-schemas.ts')).checkoutSchema;

interface Props {
  texts: EstateCheckout;
  samples: readonly string[];
  stock: readonly Priced[];
}

/** Shipping address and payment method (spec 2.5, 3), while there is something to pay for. */
function CheckoutForm({ texts, samples, stock }: Props) {
  const { lines, empty } = useCart(stock, samples);
  const box = useRef<HTMLDivElement>(null);
  const pay = () => {
    empty();
    // The focused button is removed.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {lines.length > 0 ? <ShippingForm {...texts} onPaid={pay} /> : <p>{texts.nothing}</p>}
    </div>
  );
}

function ShippingForm({ onPaid, ...texts }: EstateCheckout & { onPaid: () => void }) {
  const { labels, optional, choose, countries, payment, pay, note } = texts;
  const { form, field } = useLocalForm({ schema: load, labels, onDone: onPaid });
  return (
    <form {...form} className={classNames(grid.form, styles.form)}>
      <TextField {...field('firstName')} autoComplete="given-name" required />
      <TextField {...field('lastName')} autoComplete="family-name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" required />
      <TextField
        {...field('address')}
        autoComplete="street-address"
        required
        className={grid.whole}
      />
      <SelectField
        {...field('country')}
        options={[
          { value: '', label: choose },
          ...countries.map((label) => ({ value: label, label })),
        ]}
        required
      />
      <TextField {...field('city')} autoComplete="address-level2" required />
      <TextField {...field('state')} autoComplete="address-level1" mark={optional} />
      <TextField {...field('region')} mark={optional} />
      <TextField {...field('zip')} autoComplete="postal-code" required />
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
        <Submit icon="arrow-right">{pay}</Submit>
        <p className={grid.note}>{note}</p>
      </div>
    </form>
  );
}

export default island('estate/checkout/checkout-form', 'visible', CheckoutForm);

import { useMemo } from 'react';
import type { EstateCart } from '#app/content/schemas/estate-shop.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import styles from './cart.module.css';

/** The coupon box; it knows one code. */
export function CouponForm({
  texts,
  onApply,
}: {
  texts: EstateCart['coupon'];
  onApply: () => void;
}) {
  const { label, hint, apply, code, done } = texts;
  const schema = useMemo(
    () => async () => (await import('./shop-schemas.ts')).couponSchema(code),
    [code],
  );
  const { form, field } = useLocalForm({ schema, done, onDone: onApply });
  return (
    <form {...form} className={styles.coupon}>
      <TextField
        {...field('coupon', { called: label })}
        label={label}
        hint={hint}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="secondary">
        {apply}
      </Button>
    </form>
  );
}

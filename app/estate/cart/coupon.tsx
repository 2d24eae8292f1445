import { useMemo, useRef } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import styles from './cart.module.css';
import type { EstateCart } from './content.server.ts';

interface Props {
  texts: EstateCart['coupon'];
  isApplied: boolean;
  onChange: (isApplied: boolean) => void;
}

/** The coupon form, or the applied coupon and a button to remove it. */
export function Coupon({ texts, isApplied, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const change = (applied: boolean) => {
    onChange(applied);
    // The focused control is removed.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={`${styles.coupon} no-print`}>
      {isApplied ? (
        <>
          <p>{fill(texts.applied, { code: texts.code })}</p>
          <Button variant="secondary" onClick={() => change(false)}>
            {texts.remove}
          </Button>
        </>
      ) : (
        <CouponForm texts={texts} onApply={() => change(true)} />
      )}
    </div>
  );
}

/** The form for the one valid code. */
function CouponForm({ texts, onApply }: { texts: EstateCart['coupon']; onApply: () => void }) {
  const { label, hint, apply, code, done } = texts;
  const schema = useMemo(
    () => async () => (await import('./shop-schemas.ts')).couponSchema(code),
    [code],
  );
  const { form, field } = useLocalForm({
    schema,
    labels: { coupon: label },
    done,
    onDone: onApply,
  });
  return (
    <form {...form} className={styles.couponForm} data-needs-js>
      <TextField {...field('coupon')} hint={hint} required />
      <Button type="submit" variant="secondary">
        {apply}
      </Button>
    </form>
  );
}

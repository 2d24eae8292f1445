import type { z } from 'zod';
import { describeValue } from './content-error.server.ts';
import { warn } from './content-warning.server.ts';

/** Numbers whose form is fixed in Saudi Arabia, by their fields. */
const FORMS: Readonly<Record<string, readonly [form: RegExp, expected: string]>> = {
  commercial: [/^\d{10}$/, '10 digits'],
  vat: [/^3\d{13}3$/, '15 digits, of which the first and the last are 3'],
  postalCode: [/^\d{5}$/, '5 digits'],
};

interface Facts {
  address: { countryCode: string; postalCode: string };
  registrations: Readonly<Record<string, string>>;
}

/** Warns of a number that no company in Saudi Arabia can have, such as one with a digit too few. */
export function warnOfSaudiNumbers(
  { address, registrations }: Facts,
  context: z.core.$RefinementCtx,
): void {
  if (address.countryCode !== 'SA') return;
  const warnOf = (path: [group: string, field: string], given: string) => {
    const [form, expected] = FORMS[path[1]] ?? [];
    if (!form || form.test(given.replaceAll(/[\s-]/g, ''))) return;
    const digits = given.match(/\d/g)?.length ?? 0;
    const message = `expected ${expected}, got ${describeValue(given)} (${digits} digits)`;
    warn(context, { path, message });
  };
  warnOf(['address', 'postalCode'], address.postalCode);
  for (const [name, number] of Object.entries(registrations))
    warnOf(['registrations', name], number);
}

import { z } from 'zod';

/** The value of a placeholder by its name; undefined for an unknown one. */
export type ValueFor = (name: string) => string | undefined;

/** Names of a text's `{placeholders}`, in order. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** What is wrong with braces that do not enclose a name; undefined if all do. */
export function braceFault(text: string): string | undefined {
  if (!/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) return undefined;
  const [, double, reversed] = /\{\{([^{}]*)\}\}|\}([^{}]*)\{/.exec(text) ?? [];
  const meant = double ?? reversed;
  return meant
    ? `expected a name between two braces, written as {${meant}}`
    : 'expected a name between two braces, such as {name}, but one of them is alone';
}

/** A text that is not blank. Each language translates it; a value that is the same in all is not a text. */
export const textWithPlaceholders = z
  .string()
  .trim()
  .min(1)
  .refine((value) => braceFault(value) === undefined, {
    error: ({ input }) => braceFault(String(input)),
    abort: true,
  })
  .meta({ isText: true });

/** A text that is not blank, with every placeholder filled in. */
export const text = textWithPlaceholders.refine((value) => placeholdersOf(value).length === 0, {
  params: { unknownPlaceholder: true },
  error: ({ input }) => `unknown placeholder {${placeholdersOf(String(input))[0]}}`,
});

/** A text that is not blank, with no other placeholders than these. */
export function textWithAny(names: readonly string[]) {
  const others = (value: unknown) =>
    placeholdersOf(String(value)).filter((name) => !names.includes(name));
  const known = names.map((name) => `{${name}}`).join(', ');
  return textWithPlaceholders.refine((value) => others(value).length === 0, {
    error: ({ input }) =>
      `unknown placeholder {${others(input)[0]}}: expected facts of company.yaml, ${known}`,
  });
}

/** A text in which these placeholders must occur. */
export const textWithEach = (...names: string[]) =>
  textWithAny(names).refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `expected ${names.map((name) => `{${name}}`).join(' and ')} in this text`,
  });

/**
 * Fills the placeholders that have a value; the others remain. A telephone number after `tel:` loses
 * its spaces. The full stop of a name such as "Sahel Co." also ends a sentence.
 */
export function fillText(text: string, valueFor: ValueFor): string {
  const placeholder = /(tel:)?(?<!\{)\{([^{}]*)\}(?!\})(\.(?!\.))?/g;
  return text.replace(placeholder, (found, scheme = '', name: string, stop = '') => {
    const value = valueFor(name);
    if (value === undefined) return found;
    if (scheme) return scheme + value.replaceAll(' ', '') + stop;
    return value.endsWith('.') ? value : value + stop;
  });
}

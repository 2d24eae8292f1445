import { numberFormat } from '#app/content/number-format.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { RemarkOn } from '#app/ui/field/typed-remark.tsx';
import { lengthOf } from '#shared/limits.ts';

const count = numberFormat();

/** A character counter for fields: silent until nine tenths of `max` are used. */
export function limit(max: number): RemarkOn {
  const { length: words } = dictionary.form;
  return (typed) => {
    const left = max - lengthOf(typed);
    if (left > max / 10) return undefined;
    const isWrong = left < 0;
    const n = count.format(Math.abs(left));
    return {
      isWrong,
      text: fill(isWrong ? words.over : words.left, { n, max: count.format(max) }),
    };
  };
}

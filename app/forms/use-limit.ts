import { fill } from '#app/content/fill.ts';
import { numberFormat } from '#app/content/number-format.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import type { JudgeTyped } from '#app/ui/field/typed-remark.tsx';
import { lengthOf } from '#contract/limits.ts';

const count = numberFormat();

/** What a field says about its length: nothing until nine tenths of `max` are used. */
export function useLimit(): (max: number) => JudgeTyped {
  const { length: words } = useInterface().form;
  return (max) => (typed) => {
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

import { wordsOf } from './shown-language.ts';
import { ar } from './texts/ar.ts';
import { en, type Texts } from './texts/en.ts';

/** The words of the language that is shown. */
export const useTexts = wordsOf<Texts>({ en, ar });

import type { CSSOptions, Plugin } from 'vite';
import { readUploads } from '#app/corporate/contact/content.server.ts';
import { readEstateForms } from '#app/estate/forms/content.server.ts';
import { readEstateInterface } from '#app/estate/interface.server.ts';
import { readSharedData } from '#app/shared-data/shared-data.server.ts';
import { DIRECTION, LANGUAGE, LANGUAGES, LOCALE, SCRIPT } from '#shared/language.ts';
import { programPath } from '#tools/program-path.ts';
import { arabicType } from './arabic-type.ts';
import { scopedName } from './class-names.ts';
import { shortProperties } from './short-properties.ts';

export const SHARED_DATA = programPath('app/shared-data/shared-data.ts');

/** Modules whose values are known to the build, and no code of which reaches a page. */
const CONSTANTS: Record<string, () => object> = {
  [SHARED_DATA]: readSharedData,
  [programPath('app/estate/shared-texts.ts')]: () => ({
    texts: readEstateInterface(),
    forms: readEstateForms(),
  }),
  [programPath('app/corporate/contact/files/texts.ts')]: () => ({ texts: readUploads()?.form }),
  [programPath('shared/language.ts')]: () => ({
    LANGUAGE,
    LANGUAGES,
    DIRECTION,
    LOCALE,
    SCRIPT,
  }),
};

/** Replaces modules by the values that they export. */
export function constants(): Plugin {
  return {
    name: 'constants',
    load(id) {
      const read = CONSTANTS[id];
      if (!read) return undefined;
      return Object.entries(read())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** How style sheets are compiled, for pages and for the browser's modules alike. */
export const css: CSSOptions = {
  modules: { generateScopedName: scopedName },
  postcss: {
    plugins: [
      ...(SCRIPT === 'Arab' ? [arabicType] : []),
      // The style guide names them.
      ...(process.env.NODE_ENV === 'development' ? [] : [shortProperties()]),
    ],
  },
};

/** The first with light-dark(), which tokens.css needs: its fallback for older ones breaks `.night`. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

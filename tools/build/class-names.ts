import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PROGRAM, programPath } from '#tools/program-path.ts';

/** The classes and animations of all CSS Modules in the order of their files, so that every build gives them the same names. */
const classes = globSync('app/**/*.module.css', { cwd: PROGRAM })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .flatMap((file) => {
    const names =
      readFileSync(programPath(file), 'utf8').match(/(?<=\.|@keyframes )[a-z][\w-]*/gi) ?? [];
    return [...new Set(names)].map((name) => `${file} ${name}`);
  });

/** The names of all classes and animations of CSS Modules. */
export const scopedNames: ReadonlySet<string> = new Set(classes.map((_, place) => nameAt(place)));

/**
 * The name of a CSS Module's class or animation: its number. Such names compress better than Vite's or one hash per file, by about a kilobyte a page: docs/decisions/0002.
 *
 * @throws for a class that is written in a way that `classes` does not find
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = relative(PROGRAM, file).replaceAll('\\', '/').split('?');
  const place = classes.indexOf(`${path} ${name}`);
  if (place < 0) throw new Error(`${path}: the class ${name} has no number`);
  return nameAt(place);
}

/** The names of all classes and animations of a CSS Module. @param file its path */
export function namesOf(file: string): Record<string, string> {
  const path = relative(PROGRAM, file).replaceAll('\\', '/');
  const own = classes.filter((each) => each.startsWith(`${path} `));
  return Object.fromEntries(
    own.map((each) => each.slice(path.length + 1)).map((name) => [name, scopedName(name, file)]),
  );
}

/** A name begins with a letter. */
function nameAt(place: number): string {
  return `${String.fromCharCode(97 + Math.floor(place / 1000))}${place % 1000}`;
}
